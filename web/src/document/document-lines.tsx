import PackagePlus from 'lucide-react/icons/package-plus'
import type { ReactNode } from 'react'
import { documentText } from '../text/document.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { useHotkey } from '../ui/use-hotkey.ts'
import { focusPath, pathAttribute } from './focus-path.ts'
import { lineAttribute, walkLines } from './walk-lines.ts'

type DocumentLinesProps<L extends { key: string }> = {
  label: string
  /** Heading of the keys in the help. */
  scope: string
  lines: readonly L[]
  /** The box that finds goods; left out where the lines are given. */
  finder?: ReactNode
  /** Beside the find box. */
  tools?: ReactNode
  /** Between the find box and the lines. */
  above?: ReactNode
  /** Under the lines. */
  foot?: ReactNode
  empty: { title: string; hint?: string | null }
  onRemove: (key: string) => void
  children: (line: L, index: number) => ReactNode
}

/**
 * The find box and the lines of a document. Enter goes through the fields of a line and from its last one back to the box,
 * ↑↓ through a column, Ctrl+Del takes the line out.
 */
export function DocumentLines<L extends { key: string }>(props: DocumentLinesProps<L>) {
  const { label, scope, lines, finder, tools, above, foot, empty, onRemove, children } = props
  useHotkey({ id: 'document.remove-line', key: 'Ctrl+Del', label: documentText.removeLineKey, scope }, () => {
    const key = document.activeElement?.closest<HTMLElement>(`[${lineAttribute}]`)?.getAttribute(lineAttribute)
    if (!key) return
    onRemove(key)
    focusPath('find')
  })
  return (
    <section
      aria-label={label}
      className="min-w-0 rounded-3 border border-line bg-surface"
      onKeyDown={event => walkLines(event, finder ? () => focusPath('find') : undefined)}
    >
      {(finder || tools) && (
        <div className="flex flex-wrap items-center gap-3 px-4 py-2 max-md:px-3">
          {finder}
          {tools}
        </div>
      )}
      {above}
      {lines.length === 0 ? (
        <EmptyState icon={<PackagePlus />} title={empty.title}>
          {empty.hint}
        </EmptyState>
      ) : (
        <ol aria-label={label}>
          {lines.map((line, index) => (
            <li
              key={line.key}
              {...{ [lineAttribute]: line.key, [pathAttribute]: `items.${index}` }}
              // A document may have 500: what is out of sight is not laid out.
              className="group/line border-line border-t px-4 py-2 [contain-intrinsic-size:auto_60px] [content-visibility:auto] max-md:px-3"
            >
              {children(line, index)}
            </li>
          ))}
        </ol>
      )}
      {lines.length > 0 && foot}
    </section>
  )
}
