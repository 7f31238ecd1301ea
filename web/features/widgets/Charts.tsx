import { AreaChart } from "#web/ui/charts/AreaChart.tsx";
import { Bar } from "#web/ui/charts/Bars.tsx";
import { DivergingBar } from "#web/ui/charts/DivergingBar.tsx";
import { Doughnut } from "#web/ui/charts/Doughnut.tsx";
import { fills } from "#web/ui/charts/fills.tsx";
import { PeopleGraph } from "#web/ui/charts/PeopleGraph.tsx";
import { Radar } from "#web/ui/charts/Radar.tsx";
import { StackedBars } from "#web/ui/charts/StackedBars.tsx";
import { Panel } from "#web/ui/Panel.tsx";

const day = 24 * 60 * 60_000;
const ratings = [1480, 1495, 1470, 1502, 1530].map((value, n) => ({ at: n * day, value }));
const results = [fills.won, fills.lost, fills.team];

/** Numbers as pictures. */
export function Charts() {
  return (
    <Panel title="AreaChart, Bar, DivergingBar, Doughnut, StackedBars, Radar, PeopleGraph">
      <AreaChart points={ratings} label="A rating" format={String} />
      <Bar share={0.4} />
      <DivergingBar value={-3} most={5} />
      <DivergingBar value={4} most={5} />
      <Doughnut
        total="12"
        totalName="games"
        groups={[
          { name: "Pairs", mark: "2", parts: [{ name: "won", size: 7, fill: fills.won }] },
          { name: "Threes", mark: "3", parts: [{ name: "lost", size: 5, fill: fills.lost }] },
        ]}
      />
      <StackedBars
        bars={["Mo", "Tu", "We"].map((name, n) => ({ name, sizes: [n + 1, 3 - n, 1] }))}
        fills={results}
        format={String}
      />
      <Radar
        axes={["Home", "Kicks", "Speed", "Luck", "Help"]}
        lines={[
          { name: "Anna", look: "own", values: [80, 40, 60, 50, 70] },
          { name: "Ben", look: "other", values: [50, 70, 30, null, 60] },
        ]}
      />
      <PeopleGraph
        label="People around Anna"
        middle="Anna"
        names={{ together: "Team-Tac", team: "same team", against: "against" }}
        people={[
          { username: "Ben", description: "9 games", together: 2, team: 4, against: 3 },
          { username: "Cleo", description: "3 games", together: 0, team: 1, against: 2 },
        ]}
      />
    </Panel>
  );
}
