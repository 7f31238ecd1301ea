import { Columns } from "#web/ui/Columns.tsx";
import { ListsPage } from "#web/ui/ListsPage.tsx";
import { Buttons } from "./Buttons.tsx";
import { Charts } from "./Charts.tsx";
import { Fields } from "./Fields.tsx";
import { Forms } from "./Forms.tsx";
import { Messages } from "./Messages.tsx";
import { People } from "./People.tsx";
import { Surfaces } from "./Surfaces.tsx";

/**
 * `/dev/ui`, on a developer's own machine only: every widget of `web/ui/` in its states, to be looked at. It is in English, as
 * all that developers read.
 */
export default function WidgetsPage() {
  return (
    <ListsPage heading="Widgets" width="72rem">
      <Columns alignItems="start" css={{ "& > section": { display: "grid", gap: "3" } }}>
        <Buttons />
        <Fields />
        <Forms />
        <Messages />
        <Surfaces />
        <People />
        <Charts />
      </Columns>
    </ListsPage>
  );
}
