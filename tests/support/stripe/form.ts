/** What a form says, as Stripe's clients write it: `a[b][0]=c` is `{ a: { b: ["c"] } }`. All values are texts. */
export type Form = { [name: string]: FormValue };
type FormValue = string | Form | FormValue[];

export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[|\]/).filter((part, index) => part !== "" || index === 0);
    setAt(form, path, value);
  }
  return form;
}

function setAt(form: Form, [name, ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  form[name] ??= isIndex(rest[0]) ? [] : {};
  // An array takes its indices as names.
  setAt(form[name] as unknown as Form, rest, value);
}

function isIndex(name: string): boolean {
  return /^\d+$/.test(name);
}
