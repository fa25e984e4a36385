import { useState } from 'react'
import type { Column } from './column.ts'

/**
 * Which columns the person wants in a list, remembered in the browser as `quay.v1.columns.<listId>`. Only what
 * differs from the default is kept, so that a column added later appears by itself.
 */
export function useColumnChoice<Row>(listId: string, columns: ReadonlyArray<Column<Row>>) {
  const key = `quay.v1.columns.${listId}`
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>(() => read(key))
  const isShown = (column: Column<Row>) => column.fixed || (changed[column.id] ?? !column.defaultHidden)

  function show(columnId: string, shown: boolean) {
    const next = { ...changed, [columnId]: shown }
    setChanged(next)
    localStorage.setItem(key, JSON.stringify(next))
  }
  return { shown: columns.filter(isShown), isShown, show }
}

function read(key: string): Record<string, boolean> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, shown]) => typeof shown === 'boolean'))
  } catch {
    return {} // a damaged record is as good as none
  }
}
