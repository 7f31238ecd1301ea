import { useState } from "react";
import { Check } from "#web/ui/Check.tsx";
import { ChoiceGroup } from "#web/ui/ChoiceGroup.tsx";
import { ChoiceOfSome } from "#web/ui/ChoiceOfSome.tsx";
import { ChoiceLink, Choices } from "#web/ui/Choices.tsx";
import { CopyLink } from "#web/ui/CopyLink.tsx";
import { Field } from "#web/ui/form/Field.tsx";
import { Select } from "#web/ui/form/Select.tsx";
import { Panel } from "#web/ui/Panel.tsx";

const sizes = [
  { value: "four", label: "Four" },
  { value: "six", label: "Six" },
] as const;
type Size = (typeof sizes)[number]["value"];

/** What is filled in or chosen. */
export function Fields() {
  const [isChecked, setChecked] = useState(true);
  const [size, setSize] = useState<Size>("four");
  const [some, setSome] = useState<Size[]>(["six"]);
  return (
    <Panel title="Field, Select, Check, ChoiceGroup, ChoiceOfSome, Choices, CopyLink">
      <Field label="Empty" hint="A hint" />
      <Field label="Filled" defaultValue="Anna" />
      <Field label="Wrong" defaultValue="x" error="Expected at least three characters, found one." />
      <Field label="Disabled" defaultValue="Ben" disabled />
      <Select aria-label="Select" defaultValue="six">
        {sizes.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Check label="Checked" hint="A hint" isChecked={isChecked} onChange={setChecked} />
      <Check label="Not checked" isChecked={!isChecked} onChange={(isOn) => setChecked(!isOn)} />
      <ChoiceGroup legend="One of two" options={sizes} value={size} onChange={setSize} hint="A hint" />
      <ChoiceOfSome legend="Some of two" options={sizes} values={some} onChange={setSome} />
      <ChoiceOfSome
        legend="None"
        options={sizes}
        values={[]}
        onChange={setSome}
        error="Expected one at least."
      />
      <Choices label="Links of which one is chosen">
        <ChoiceLink to="?" isChosen>
          Chosen
        </ChoiceLink>
        <ChoiceLink to="?other" isChosen={false}>
          Other
        </ChoiceLink>
      </Choices>
      <label htmlFor="copy">A link to copy</label>
      <CopyLink id="copy" link={location.href} copy="Copy" copied="Copied" />
    </Panel>
  );
}
