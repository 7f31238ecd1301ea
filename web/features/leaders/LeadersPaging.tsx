import { usePaths } from "#web/routing/usePaths.ts";
import { Paging } from "#web/ui/Paging.tsx";
import { linesOnPage } from "./leadersQueries.ts";
import { type LeadersQuery, pathOfLeaders } from "./leadersQuery.ts";

/** Links to the other pages of a ranking with so many lines. */
export function LeadersPaging({ place, total }: { place: LeadersQuery; total: number }) {
  const { pathTo } = usePaths();
  return (
    <Paging
      page={place.page}
      pages={Math.max(1, Math.ceil(total / linesOnPage))}
      pathOf={(page) => pathTo(pathOfLeaders({ ...place, page }))}
    />
  );
}
