/**
 * What a room's reducer gives: the next state, and the effects, which are carried out in this order once the state is
 * stored. The reducer itself is pure.
 */
export interface Changed<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** The same, or the code of a refusal, which changes nothing. */
export type Change<State, Effect, Code> = Changed<State, Effect> | { readonly error: Code };

/** The functions by which a reducer puts its changes together. */
export function changesOf<State, Effect>() {
  type Next = Changed<State, Effect>;
  return {
    /** The next state, and what has to be done about it. */
    changed(state: State, ...effects: (Effect | readonly Effect[])[]): Next {
      return { state, effects: effects.flat() as Effect[] };
    },
    /** One change after another. */
    andThen(before: Next, next: (state: State) => Next): Next {
      const { state, effects } = next(before.state);
      return { state, effects: [...before.effects, ...effects] };
    },
  };
}

/** For each kind of effect, what carries it out. */
export type EffectHandlersOf<Effect extends { kind: string }> = {
  readonly [Kind in Effect["kind"]]: (effect: Extract<Effect, { kind: Kind }>, now: number) => void;
};

/** Carries out the effects of a change, in their order. Only inside the transaction that stores its state. */
export function carryOut<Effect extends { kind: string }>(
  handlers: EffectHandlersOf<Effect>,
  effects: readonly Effect[],
  now: number,
): void {
  for (const effect of effects) handlers[effect.kind as Effect["kind"]](effect as never, now);
}
