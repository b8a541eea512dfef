/** Code → the HTTP status it becomes and the text a person reads. A code without a text does not compile. */
export type ErrorCatalogue = Record<string, { http: number; text: string }>;
