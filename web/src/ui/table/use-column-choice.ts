import { useState } from 'react'
import type { StoredKey } from '../../storage/record-table.ts'
import { readRecord, writeText } from '../../storage/stored.ts'
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

type Choosable = Pick<Column<unknown>, 'id' | 'fixed' | 'defaultHidden'>

/** The columns that a person sees of a list, as a kept view holds them; null where nothing was changed. */
export function readColumnChoice(listId: string, columns: readonly Choosable[]): string[] | null {
  const changed = read(`quay.v1.columns.${listId}`)
  if (Object.keys(changed).length === 0) return null
  return columns.filter(one => one.fixed || (changed[one.id] ?? !one.defaultHidden)).map(one => one.id)
}

/** Shows the columns of a kept view the next time the list opens. */
export function writeColumnChoice(listId: string, columns: readonly Choosable[], shown: readonly string[]): void {
  const changed = columns
    .filter(one => !one.fixed && shown.includes(one.id) === Boolean(one.defaultHidden))
    .map(one => [one.id, shown.includes(one.id)])
  writeText(`quay.v1.columns.${listId}`, JSON.stringify(Object.fromEntries(changed)))
}

const read = (key: StoredKey): Readonly<Record<string, boolean>> =>
  readRecord(key, value =>
    Object.fromEntries(Object.entries(value as object).filter(([, shown]) => typeof shown === 'boolean')),
  ) ?? {}
