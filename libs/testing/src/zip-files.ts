interface Entry {
  name: string;
  /** Bytes, as the zip says; of its content when not given. */
  packed?: number;
  unpacked?: number;
}

/** A zip with stored entries of ten bytes, which says of them whatever one likes. */
export function zipOf(entries: Entry[], comment = ''): Buffer {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, packed = 10, unpacked = 10 } of entries) {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt32LE(packed, 18);
    head.writeUInt32LE(unpacked, 22);
    head.writeUInt16LE(name.length, 26);
    const local = Buffer.concat([head, Buffer.from(name), Buffer.alloc(10, 0x41)]);
    const row = Buffer.alloc(46);
    row.writeUInt32LE(0x02014b50, 0);
    row.writeUInt32LE(packed, 20);
    row.writeUInt32LE(unpacked, 24);
    row.writeUInt16LE(name.length, 28);
    row.writeUInt32LE(at, 42);
    locals.push(local);
    list.push(Buffer.concat([row, Buffer.from(name)]));
    at += local.length;
  }
  const rows = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(rows.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...locals, rows, end, Buffer.from(comment)]);
}
