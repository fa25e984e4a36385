import PackagePlus from 'lucide-react/icons/package-plus'
import { type ReactNode, useEffect } from 'react'
import { documentText } from '../../text/kit/document.ts'
import type { ComboboxOption } from '../../ui/choice/combobox.tsx'
import { useHotkey } from '../../ui/key/use-hotkey.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { focusPath, pathAttribute } from '../focus-path.ts'
import { lineOfPath, type Problem } from '../problem.ts'
import { LineFinder, type LineFinderProps } from './line-finder.tsx'
import type { Lines } from './use-lines.ts'
import { lineAttribute, walkLines } from './walk-lines.ts'

/** A line with what can be done with it, as the part that draws it takes it. */
export interface LineRow<L> {
  line: L
  index: number
  /** What the server or the editor says against it. */
  problem: string | undefined
  onChange: (patch: Partial<L>) => void
  onRemove: () => void
}

type DocumentLinesProps<L extends { key: string }, T extends ComboboxOption> = {
  label: string
  editing: { scope: string; problem: Problem | null }
  lines: Lines<L>
  /** What the find box finds; left out where the lines are given. */
  find?: Pick<LineFinderProps<T>, 'label' | 'options' | 'onFound'> | false
  /** A find box of another kind. */
  finder?: ReactNode
  /** Beside the find box. */
  tools?: ReactNode
  /** Between the find box and the lines. */
  above?: ReactNode
  /** Under the lines. */
  foot?: ReactNode
  empty: { title: string; hint?: string | null }
  children: (row: LineRow<L>) => ReactNode
}

/**
 * The find box and the lines of a document. Enter goes through the fields of a line and from its last one back to the box,
 * ↑↓ through a column, Ctrl+Del takes the line out.
 */
export function DocumentLines<L extends { key: string }, T extends ComboboxOption>(props: DocumentLinesProps<L, T>) {
  const { label, lines, find, tools, above, foot, empty, children } = props
  const { scope, problem } = props.editing
  const finder = find ? <LineFinder {...find} scope={scope} /> : props.finder
  const { all } = lines
  const wrong = problem && lineOfPath(problem.path)
  // The first thing that is written of a document is what it is about.
  useEffect(() => void focusPath('find'), [])
  useHotkey({ id: 'document.remove-line', key: 'Ctrl+Del', label: documentText.removeLineKey, scope }, () => {
    const key = document.activeElement?.closest<HTMLElement>(`[${lineAttribute}]`)?.getAttribute(lineAttribute)
    if (!key) return
    lines.remove(key)
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
      {all.length === 0 ? (
        <EmptyState icon={<PackagePlus />} title={empty.title}>
          {empty.hint}
        </EmptyState>
      ) : (
        <ol aria-label={label}>
          {all.map((line, index) => (
            <li
              key={line.key}
              {...{ [lineAttribute]: line.key, [pathAttribute]: `items.${index}` }}
              // A document may have 500: what is out of sight is not laid out.
              className="group/line border-line border-t px-4 py-2 [contain-intrinsic-size:auto_60px] [content-visibility:auto] max-md:px-3"
            >
              {children({
                line,
                index,
                problem: wrong === index ? problem?.text : undefined,
                onChange: patch => lines.change(line.key, patch),
                onRemove: () => lines.remove(line.key),
              })}
            </li>
          ))}
        </ol>
      )}
      {all.length > 0 && foot}
    </section>
  )
}
