import type { Kept } from "../part.ts";
import { KeptFriends } from "./keptFriends.ts";
import { KeptMutes } from "./keptMutes.ts";
import { KeptNews } from "./keptNews.ts";
import type { PeopleState } from "./peopleState.ts";

/** The people who matter to a person, in the SQLite of the person's room. */
export class KeptPeople implements Kept<PeopleState> {
  readonly friends: KeptFriends;
  readonly mutes: KeptMutes;
  readonly #news: KeptNews;

  constructor(sql: SqlStorage) {
    this.friends = new KeptFriends(sql);
    this.mutes = new KeptMutes(sql);
    this.#news = new KeptNews(sql);
  }

  read(): PeopleState {
    return { ...this.friends.read(), news: this.#news.read(), mutes: this.mutes.read() };
  }

  write(before: PeopleState, next: PeopleState): void {
    this.friends.write(before, next);
    this.#news.write(before.news, next.news);
    this.mutes.write(before.mutes, next.mutes);
  }
}
