import { useState } from 'react'
import { readText, writeText } from '../../storage/stored.ts'

/** Of a list: 44 px, or 36 for more rows at a glance (48 and 56 under a finger). Both hold two lines. */
export type RowHeight = 'ordinary' | 'dense'

/** How tall the person wants the rows of lists; the browser remembers it for all of them. */
export function useRowHeight(): [height: RowHeight, choose: (height: RowHeight) => void] {
  const [height, setHeight] = useState<RowHeight>(() =>
    readText('quay.v1.rowHeight') === 'dense' ? 'dense' : 'ordinary',
  )
  function choose(next: RowHeight) {
    setHeight(next)
    writeText('quay.v1.rowHeight', next)
  }
  return [height, choose]
}
