import { getWhiteLabel } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { call, newCreator, until, type Person } from '@linkyard/testing';

/** A creator for whom an administrator has switched features on, once they work. */
export async function newReseller(name: string, features = { whiteLabel: true, customDomain: true }): Promise<Person> {
  const person = await newCreator(name);
  const database = await ServiceDatabase.open('auth', process.env['MONGODB_URI'] ?? '');
  await database.db
    .collection<{ _id: string }>(database.nameOf('users'))
    .updateOne({ _id: person.userId }, { $set: { features } });
  await database.close();
  if (features.whiteLabel) await until(async () => (await call(getWhiteLabel, {}, person.token)).http === 200, Boolean);
  return person;
}
