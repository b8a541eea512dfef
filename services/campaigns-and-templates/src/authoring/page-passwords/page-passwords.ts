import { Injectable } from '@nestjs/common';
import { passwordHasher, type PasswordHasher } from '@linkyard/crypto';
import { InjectStored, sharedCollection, type StoredModel } from '@linkyard/mongo';

/** The password of a section's gate, apart from the section: it is in no version, export or copy of a page. */
export const sectionPasswords = sharedCollection({
  name: 'SectionPassword',
  collection: 'section_passwords',
  fields: {
    /** The section. */
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    passwordHash: { type: String, required: true },
    updatedAt: { type: Date, required: true },
  },
  indexes: [{ key: { userId: 1 } }],
});

/** What owners lock pages and sections with; argon2id, as passwords of accounts are. */
@Injectable()
export class PagePasswords {
  readonly hasher: PasswordHasher = passwordHasher();

  constructor(
    @InjectStored('campaigns-and-templates', sectionPasswords)
    private readonly sections: StoredModel<typeof sectionPasswords>,
  ) {}

  /** @param password null forgets it, undefined only asks @returns whether there is one now */
  async setOfSection(userId: string, sectionId: string, password: string | null | undefined): Promise<boolean> {
    if (password === undefined) return (await this.hashOfSection(sectionId)) !== null;
    if (password === null) {
      await this.sections.deleteOne({ _id: sectionId, userId }).exec();
      return false;
    }
    const passwordHash = await this.hasher.hash(password);
    const set = { passwordHash, updatedAt: new Date() };
    await this.sections.updateOne({ _id: sectionId, userId }, { $set: set }, { upsert: true }).exec();
    return true;
  }

  async hashOfSection(sectionId: string): Promise<string | null> {
    return (await this.sections.findOne({ _id: sectionId }).lean().exec())?.passwordHash ?? null;
  }

  /** Takes as long for a section without a password as for one with another. */
  async opens(password: string, passwordHash: string | null): Promise<boolean> {
    return this.hasher.verify(password, passwordHash);
  }
}
