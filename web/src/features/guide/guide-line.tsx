import { Fragment } from 'react'
import { TextLink } from '../../ui/button/text-link.tsx'
import { addressOfLink } from './guides.ts'
import type { Inline } from './parse-guide.ts'

const key = /^(F\d+|Ctrl|Shift|Alt|Enter|Esc|Del|Tab|PageUp|PageDown|[?+\-↑↓])(\+\S+)*$/

/** A line of a guide: its words of the screen in bold, its keys as keys. */
export function GuideLine({ line }: { line: readonly Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a guide never changes while it is shown
  return line.map((piece, place) => <Fragment key={place}>{drawn(piece)}</Fragment>)
}

function drawn(piece: Inline) {
  if (piece.kind === 'words') return <strong className="font-semibold text-ink">{piece.text}</strong>
  if (piece.kind === 'link')
    return (
      <TextLink underlined to={addressOfLink(piece.to)}>
        {piece.text}
      </TextLink>
    )
  if (piece.kind === 'text') return piece.text
  // Not `Kbd`: that hides where there is no keyboard, and a sentence would lose its word.
  if (key.test(piece.text))
    return (
      <kbd className="whitespace-nowrap rounded-1 border border-line-strong bg-surface-2 px-1 font-medium font-sans text-12 text-ink-2">
        {piece.text}
      </kbd>
    )
  return <code className="rounded-1 bg-sunken px-1 py-0.5 text-ink [overflow-wrap:anywhere]">{piece.text}</code>
}
