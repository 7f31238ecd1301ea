import { Button } from "#web/ui/Button.tsx";
import { DataTable } from "#web/ui/DataTable.tsx";
import { EntryCard } from "#web/ui/EntryCard.tsx";
import { Figures } from "#web/ui/Figures.tsx";
import { Logo } from "#web/ui/Logo.tsx";
import { Mark } from "#web/ui/Mark.tsx";
import { Paging } from "#web/ui/Paging.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { Row } from "./Row.tsx";

const tones = ["plain", "accent"] as const;

/** What other things stand on, and lists. */
export function Surfaces() {
  return (
    <Panel title="Panel, EntryCard, Mark, Figures, DataTable, Paging, Logo" hint="A hint below the title">
      {tones.map((tone) => (
        <EntryCard key={tone} as="div" tone={tone}>
          <span>{`An entry (${tone})`}</span>
          <Button variant="outline">Press</Button>
        </EntryCard>
      ))}
      <Row>
        <Mark>A mark</Mark>
        <Mark data-accent="">One that stands out</Mark>
        <Logo />
      </Row>
      <Figures
        figures={[
          ["Games", "1,204"],
          ["Won", "57 %"],
        ]}
      />
      <DataTable
        label="A table"
        head={
          <>
            <th scope="col">Player</th>
            <th scope="col">Rating</th>
          </>
        }
      >
        <tr>
          <td>Anna</td>
          <td>1512</td>
        </tr>
      </DataTable>
      <Paging page={2} pages={5} pathOf={(page) => `?page=${page}`} />
    </Panel>
  );
}
