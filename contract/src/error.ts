/**
 * What a caller may do about a refusal, obeyed by the browser's outbox and queues, by forms and by toasts:
 * `final` — the same call will be refused again; a person has to change something.
 * `again` — nothing is wrong with the call; the same one may pass a little later.
 * `session` — it is about who sends, and not about what: it waits until that person may send again.
 */
export type Retry = 'final' | 'again' | 'session'

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 421 | 422 | 429 | 500 | 503

/** A refusal as its feature declares it. */
export interface ErrorSpec<Details extends object = object> {
  status: Status
  retry: Retry
  /** A sentence for the person at the till; `{name}` is filled from the details. */
  message: string
  /** The type of the details; there is no value of it. */
  details?: Details | undefined
}

/** The names that a sentence puts in: each must be among the details. */
type Named<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Named<Rest>
  : never

/** What the sentence names, and what the refusal carries for the screen beside it. */
type DetailsOf<Message extends string, Carried extends object> = {
  [Name in Exclude<Named<Message>, keyof Carried>]: string | number
} & Carried

type Declared = <const Message extends string, Carried extends object = object>(
  status: Status,
  message: Message,
  carried?: Carries<Carried>,
) => ErrorSpec<DetailsOf<Message, Carried>>

interface Carries<Carried extends object> {
  details?: Carried | undefined
}

/** What a refusal carries beside the words of its sentence, as a type: `carries<{ productId: string }>()`. */
export const carries = <Carried extends object>(): Carries<Carried> => ({})

const declaring =
  (retry: Retry): Declared =>
  (status, message) => ({ status, retry, message })

/** Refuses for good: the same call is refused again. */
export const final = declaring('final')
/** Refuses for now: the same call may pass later. */
export const again = declaring('again')
/** Refuses the person and not the call. */
export const session = declaring('session')

/** A sentence with `{name}` filled from the details; a missing detail shows as "?". */
export function fillSentence(message: string, details: object): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String((details as Record<string, unknown>)[name] ?? '?'))
}
