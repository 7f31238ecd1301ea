import { inRoom } from "./log.ts";

type Method = (this: object, ...args: unknown[]) => unknown;

/** The prototypes that have been changed. */
const named = new WeakSet<object>();

/** What others call is asynchronous; what a room does for itself many times a second is not. */
const AsyncFunction = (async () => {}).constructor;

/**
 * Has the asynchronous methods of a class of rooms, which other rooms and the Worker call, name the room in every line that
 * they log. The platform has no place around all calls, and finds them on the prototype only.
 * @param last the prototype that stays as it is, with those above it
 */
export function nameInLog(prototype: object, last: object, title: (room: object) => string): void {
  if (prototype === last || named.has(prototype)) return;
  named.add(prototype);
  nameInLog(Object.getPrototypeOf(prototype), last, title);
  for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    const method: unknown = property.value;
    if (method instanceof AsyncFunction)
      Object.defineProperty(prototype, name, { ...property, value: inNamedRoom(method as Method, title) });
  }
}

function inNamedRoom(method: Method, title: (room: object) => string): Method {
  return function (...args) {
    return inRoom(
      () => title(this),
      () => method.apply(this, args),
    );
  };
}
