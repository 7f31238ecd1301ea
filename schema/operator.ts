import { z } from "zod";

/**
 * Who runs this site, as operator.json says it and the legal pages show it. The first three must be there for the public;
 * the others are left empty where there is nothing to say.
 */
export const operatorSchema = z.strictObject({
  /** A person or a company, with its legal form. */
  name: z.string(),
  /** The lines of a postal address at which one can be summoned, the country last. */
  address: z.array(z.string()),
  email: z.email().or(z.literal("")),
  /** Who speaks for a company. */
  representedBy: z.string(),
  phone: z.string(),
  /** The register and the number in it. */
  register: z.string(),
  vatId: z.string(),
  /** The data protection authority that watches over the operator. */
  supervisoryAuthority: z.string(),
  /** Whoever else gets personal data, to keep or to carry them: host, database, mail; each with its seat. */
  processors: z.array(z.string()),
  /** Where one can get the source code of what runs here. */
  sourceCode: z.url({ protocol: /^https?$/ }).or(z.literal("")),
});
export type Operator = z.infer<typeof operatorSchema>;
