import { useState } from 'react'
import type { StoredKey } from '../storage/record-table.ts'
import { readRecord, writeText } from '../storage/stored.ts'
import type { Column } from './column.ts'

/**
 * Which columns the person wants in a list, remembered in the browser as `quay.v1.columns.<listId>`. Only what
 * differs from the default is kept, so that a column added later appears by itself.
 */
export function useColumnChoice<Row>(listId: string, columns: ReadonlyArray<Column<Row>>) {
  const key: StoredKey = `quay.v1.columns.${listId}`
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>(() => read(key))
  const isShown = (column: Column<Row>) => column.fixed || (changed[column.id] ?? !column.defaultHidden)

  function show(columnId: string, shown: boolean) {
    const next = { ...changed, [columnId]: shown }
    setChanged(next)
    writeText(key, JSON.stringify(next))
  }
  return { shown: columns.filter(isShown), isShown, show }
}

const read = (key: StoredKey) =>
  readRecord(key, value =>
    Object.fromEntries(Object.entries(value as object).filter(([, shown]) => typeof shown === 'boolean')),
  ) ?? {}
