import type { ReactNode } from 'react'
import { TextLink } from './text-link.tsx'

type TwoLinesProps = {
  title: string
  /** Makes the title a link. */
  to?: string
  /** Which lot, when it expires, what is wrong. */
  detail?: ReactNode
}

/** The cell of a row of one height: what it is, and quietly under it the rest. Cut short, the whole is in the tooltip. */
export function TwoLines({ title, to, detail }: TwoLinesProps) {
  return (
    <div className="min-w-0">
      <div className="truncate font-semibold max-sm:whitespace-normal" title={title}>
        {to === undefined ? title : <TextLink to={to}>{title}</TextLink>}
      </div>
      <div className="truncate font-normal text-12 text-ink-3">{detail}</div>
    </div>
  )
}
