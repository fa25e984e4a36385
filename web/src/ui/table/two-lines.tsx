import type { ReactNode } from 'react'
import { TextLink } from '../button/text-link.tsx'
import { classNames } from '../class-names.ts'

type TwoLinesProps = {
  title: string
  /** Makes the title a link. */
  to?: string
  /** Which lot, when it expires, what is wrong. */
  detail?: ReactNode
}

/**
 * The cell of a row of one height: what it is, and quietly under it the rest. A long title is cut in its middle, since
 * its end tells it from its neighbours, as the pack of a medicine; the whole is in the tooltip.
 */
export function TwoLines({ title, to, detail }: TwoLinesProps) {
  const cut = endOf(title)
  const words = (
    <>
      <span className="truncate max-sm:inline max-sm:whitespace-normal">{title.slice(0, cut)}</span>
      <span className="max-w-[45%] shrink-0 truncate whitespace-pre max-sm:inline max-sm:whitespace-normal">
        {title.slice(cut)}
      </span>
    </>
  )
  const line = 'flex min-w-0 max-sm:block'
  return (
    <div className="min-w-0">
      <div className={classNames('font-semibold', to === undefined && line)} title={title}>
        {to === undefined ? (
          words
        ) : (
          <TextLink to={to} className={line}>
            {words}
          </TextLink>
        )}
      </div>
      <div className="truncate font-normal text-12 text-ink-3">{detail}</div>
    </div>
  )
}

const longest = 36
const longestEnd = 22
const endLength = 16

/** Where the end begins that a long title keeps when it is cut: at its pack, else at a word near its last letters. */
function endOf(title: string): number {
  if (title.length <= longest) return title.length
  const pack = Math.max(title.lastIndexOf(', '), title.lastIndexOf('— '))
  if (pack !== -1 && title.length - pack <= longestEnd) return pack + 1
  const space = title.indexOf(' ', title.length - endLength)
  return space === -1 ? title.length : space
}
