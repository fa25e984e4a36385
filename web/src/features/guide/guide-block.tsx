import { GuideLine } from './guide-line.tsx'
import { pictureAddress } from './guides.ts'
import type { Block } from './parse-guide.ts'

const list = 'my-2 grid gap-1.5 pl-6 marker:text-ink-3'

/** A part of a guide. Text is drawn as text: a guide brings no markup of its own. */
export function GuideBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 3 ? (
        <h3 className="mt-4 mb-1 font-semibold text-14">{block.text}</h3>
      ) : (
        <h2 className="mt-6 mb-1.5 text-16">{block.text}</h2>
      )
    case 'paragraph':
      return (
        <p className="my-2">
          <GuideLine line={block.line} />
        </p>
      )
    case 'note':
      return (
        <p className="my-3 rounded-2 border border-warning-line bg-warning-soft px-3 py-2">
          <GuideLine line={block.line} />
        </p>
      )
    case 'steps':
      return (
        <ol start={block.start} className={`${list} list-decimal`}>
          {block.items.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a guide never changes while it is shown
            <li key={place}>
              <GuideLine line={line} />
            </li>
          ))}
        </ol>
      )
    case 'bullets':
      return (
        <ul className={`${list} list-disc`}>
          {block.items.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a guide never changes while it is shown
            <li key={place}>
              <GuideLine line={line} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <GuideTable {...block} />
    case 'picture':
      return (
        <img
          src={pictureAddress(block.name)}
          alt={block.alt}
          loading="lazy"
          className="my-4 h-auto max-w-full rounded-2 border border-line-strong"
        />
      )
  }
}

function GuideTable({ head, rows }: Extract<Block, { kind: 'table' }>) {
  const cell = 'border-line border-b px-3 py-2 text-left align-top'
  return (
    <section
      aria-label={head.flatMap(line => line.map(({ text }) => text)).join(', ')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by itself on a phone, by the arrows too
      tabIndex={0}
      className="my-3 overflow-x-auto rounded-2 border border-line bg-surface"
    >
      <table className="w-full min-w-120">
        <thead>
          <tr>
            {head.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a guide never changes while it is shown
              <th key={place} scope="col" className={`${cell} font-medium text-12 text-ink-3`}>
                <GuideLine line={line} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a guide never changes while it is shown
            <tr key={row} className="last:*:border-b-0">
              {cells.map((line, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a guide never changes while it is shown
                <td key={place} className={cell}>
                  <GuideLine line={line} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
