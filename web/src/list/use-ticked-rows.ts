import { useState } from 'react'

/** Ticked rows as they stood when they were ticked: those of other pages stay. */
export function useTickedRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [ticked, setTicked] = useState<ReadonlyMap<string, Row>>(new Map())
  return {
    ticked,
    tick: (row: Row) => setTicked(before => new Map(before).set(keyOf(row), row)),
    clear: () => setTicked(new Map()),
    selection: {
      keys: new Set(ticked.keys()),
      onChange(keys: ReadonlySet<string>) {
        const known = new Map([...ticked, ...rows.map(row => [keyOf(row), row] as const)])
        setTicked(new Map([...keys].flatMap(key => (known.has(key) ? [[key, known.get(key)!] as const] : []))))
      },
    },
  }
}
