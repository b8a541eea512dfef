/** One table with the parties above and the sums below. Figures and dates are isolated: inside Arabic they stay left to right. @source components.md 3 */
export const documentTemplate = String.raw`#let it = json(bytes(sys.inputs.document))
#let muted = rgb("#5b6470")
#let figure-text(body) = text(dir: ltr, body)
#let issued = it.issuedOn.split("-").map(int)
#set document(title: it.title, author: it.seller.name, date: datetime(year: issued.at(0), month: issued.at(1), day: issued.at(2)))
#set page(paper: "a4", margin: (x: 20mm, top: 22mm, bottom: 24mm), footer: context {
  set text(8pt, fill: muted)
  grid(columns: (1fr, auto), it.footer, figure-text(counter(page).display("1 / 1", both: true)))
})
#set text(font: ("Noto Sans", "Noto Sans Arabic", "Noto Sans JP", "Noto Emoji"), size: 9.5pt, lang: it.language)
#set par(leading: 0.65em)
#show heading.where(level: 1): set text(20pt)

#let party(side) = block(width: 100%, {
  text(8pt, fill: muted, side.label)
  linebreak()
  strong(side.name)
  for detail in side.details.filter(one => one != "") {
    linebreak()
    detail
  }
})

= #it.title
#v(3mm)
#grid(columns: (auto, 1fr), column-gutter: 8mm, row-gutter: 2.4mm,
  ..it.facts.map(fact => (text(fill: muted, fact.label), figure-text(fact.value))).flatten())
#v(8mm)
#grid(columns: (1fr, 1fr), column-gutter: 10mm, party(it.seller), party(it.buyer))
#v(8mm)
#table(
  columns: (1fr,) + (auto,) * (it.columns.len() - 1),
  align: (column, _) => if column == 0 { start } else { end },
  stroke: (_, y) => (bottom: 0.5pt + if y == 0 { muted } else { rgb("#e3e6ea") }),
  inset: (x: 4pt, y: 6pt),
  table.header(..it.columns.map(name => text(8pt, fill: muted, name))),
  ..it.rows.map(row => row.enumerate().map(((at, cell)) => if at == 0 { text(cell) } else { figure-text(cell) })).flatten(),
)
#align(end, block(width: 80mm, breakable: false, table(
  columns: (1fr, auto), align: (start, end), stroke: none, inset: (x: 4pt, y: 4pt),
  ..it.sums.map(sum => {
    let shown(body) = if sum.isStrong { strong(body) } else { body }
    (shown(sum.label), shown(figure-text(sum.value)))
  }).flatten(),
)))
#v(4mm)
#for note in it.notes { block(text(fill: muted, note)) }
`;
