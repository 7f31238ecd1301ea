import { z } from "zod";
import { locales } from "./settings.ts";

/**
 * The operator of this site, as operator.json says it and the legal pages show it. A public site needs the first three;
 * the others may be empty.
 */
export const operatorSchema = z.strictObject({
  /** A person or a company, with its legal form. */
  name: z.string(),
  /** The lines of a postal address for service of documents, the country last. */
  address: z.array(z.string()),
  email: z.email().or(z.literal("")),
  /** The language of the mails that the site writes to the operator. */
  language: z.enum(locales).default("de"),
  /** A company's legal representative. */
  representedBy: z.string(),
  phone: z.string(),
  /** The commercial register and the number in it. */
  register: z.string(),
  vatId: z.string(),
  /** The data protection authority in charge. */
  supervisoryAuthority: z.string(),
  /** Processors of personal data: hosting, database, mail; each with its country. */
  processors: z.array(z.string()),
  /** Where the source code of this site can be obtained. */
  sourceCode: z.url({ protocol: /^https?$/ }).or(z.literal("")),
  /** Whom the site thanks, by name: the game's publisher, donors, translators, family. */
  hallOfFame: z
    .strictObject({
      publisher: z.array(z.string()),
      donors: z.array(z.string()),
      translators: z.array(z.string()),
      family: z.array(z.string()),
    })
    .default({ publisher: [], donors: [], translators: [], family: [] }),
  /** What the page of the sponsor subscription says of prices: how much of a payment the provider keeps, and the VAT. */
  subscription: z
    .strictObject({
      /** `fixed` in the smallest unit of the currency, and `percent` of the payment. */
      paymentFee: z.strictObject({ fixed: z.number().nonnegative(), percent: z.number().min(0).max(100) }),
      /** In percent; null for an operator who charges none. */
      vatPercent: z.number().positive().max(100).nullable(),
    })
    .default({ paymentFee: { fixed: 35, percent: 2.5 }, vatPercent: null }),
});
export type Operator = z.infer<typeof operatorSchema>;
