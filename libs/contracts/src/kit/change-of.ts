import { z } from 'zod';

type WithoutDefault<Field> = Field extends z.ZodDefault<infer Inner> ? Inner : Field;
type ChangeShape<Shape> = {
  [Name in keyof Shape]: WithoutDefault<Shape[Name]> extends z.core.SomeType
    ? z.ZodOptional<WithoutDefault<Shape[Name]>>
    : never;
};

/** The same fields, none required and none with a default: what is not sent is not there, so it can stay as it is stored. */
export function changeOf<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape, z.core.$strict>,
): z.ZodObject<ChangeShape<Shape>, z.core.$strict> {
  const fields = Object.entries(schema.shape).map(([name, field]) => [
    name,
    z.optional(field instanceof z.ZodDefault ? field.unwrap() : field),
  ]);
  return z.strictObject(Object.fromEntries(fields) as ChangeShape<Shape>);
}
