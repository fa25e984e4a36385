import type { Content, Filling } from './content.ts'
import type { Report } from './document.ts'
import type { Part } from './part.ts'
import { middle, words } from './row-parts.ts'

/** Short words beside each other, two on a line. */
const inTwo = (all: readonly string[], points: number): Part[] =>
  all.flatMap((left, at): Part[] => (at % 2 === 0 ? [{ part: 'pair', left, right: all[at + 1] ?? '', points }] : []))

/** A report on a sheet: what it is of, then its tables as the template switches them on. */
export function reportContent(report: Report, { letters }: Filling): Content {
  const { issuer, title, about, facts, tables, notes } = report
  return {
    issuer,
    seller: '',
    title,
    marks: [],
    facts: {
      always: [
        middle(about, letters.usual, { bold: true }),
        ...inTwo(
          facts.map(([label, value]) => `${label}: ${value}`),
          letters.small,
        ),
      ],
      rows: {},
    },
    lines: rows =>
      tables
        .filter(({ row, rows: lines }) => lines.length > 0 && rows.includes(row))
        .flatMap(({ columns, rows: lines, strong = [] }) => [
          { part: 'table', columns, rows: lines, strong, points: letters.small, isTight: true } as const,
          { part: 'space', millimetres: 2 } as const,
        ]),
    sums: () => notes.map(note => words(note, letters.usual)),
    thanks: '',
  }
}
