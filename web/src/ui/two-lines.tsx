import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { TextLink } from './text-link.tsx'

type TwoLinesProps = {
  title: string
  /** Makes the title a link. */
  to?: string
  /** Which lot, when it expires, what is wrong. */
  detail?: ReactNode
  /** What tells the thing from its neighbours stands at the end, as strength and pack of a medicine: the title goes on in a second line. */
  wraps?: boolean
}

/** The cell of a row of one height: what it is, and quietly under it the rest. Cut short, the whole is in the tooltip. */
export function TwoLines({ title, to, detail, wraps = false }: TwoLinesProps) {
  return (
    <div className="min-w-0">
      <div
        className={classNames(
          'font-semibold',
          wraps ? 'line-clamp-2 max-sm:line-clamp-none' : 'truncate max-sm:whitespace-normal',
        )}
        title={title}
      >
        {to === undefined ? title : <TextLink to={to}>{title}</TextLink>}
      </div>
      <div className="truncate font-normal text-12 text-ink-3">{detail}</div>
    </div>
  )
}
