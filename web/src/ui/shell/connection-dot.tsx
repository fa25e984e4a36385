import { kitPartText } from '../../text/kit/kit-parts.ts'

export type Connection = keyof typeof kitPartText.connection

const tones: Record<Connection, string> = {
  online: 'bg-success',
  syncing: 'bg-warning',
  offline: 'bg-danger',
}

/** Whether the server answers, as a dot and words; the words are for readers only where there is no room. */
export function ConnectionDot({ state, detail }: { state: Connection; detail?: string | undefined }) {
  const words = detail ?? kitPartText.connection[state]
  return (
    <span role="status" title={words} className="flex items-center gap-1.5 text-12 text-ink-2">
      <span className={`size-2 shrink-0 rounded-full ${tones[state]}`} />
      <span className={state === 'online' ? 'max-lg:sr-only' : 'max-sm:sr-only'}>{words}</span>
    </span>
  )
}
