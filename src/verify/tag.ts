/** An opening tag as the parser hands it over: names in lower case, values decoded. */
export type Tag = { name: string; attributes: Readonly<Record<string, string>> };
