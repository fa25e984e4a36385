import { exportFileRoutes, type KeptFile } from '@quay/contract/export/kept-files'
import { formatNumber } from '@quay/domain/text/format-number'
import { forgetAsked } from '../../../api/asked-files.ts'
import { useAction } from '../../../api/use-action.ts'
import { ReadTable } from '../../../list/read-table.tsx'
import { madeFilesText as words } from '../../../text/kit/made-files.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { instantColumn, textColumn, titleColumn } from '../../../ui/table/columns.tsx'
import { useFetchFile } from './use-fetch-file.ts'
import { useKeptFiles } from './use-kept-files.ts'

/** The files that a person had made meanwhile: how far each is, to fetch, to make again, to stop and to delete. */
export function KeptFiles() {
  const files = useKeptFiles()
  return (
    <>
      <p className="mb-3 text-ink-3">{words.hint}</p>
      <ReadTable
        reading={files}
        label={words.title}
        columns={columns}
        rows={files.data ?? []}
        rowKey={row => row.id}
        rowLabel={row => row.title}
        empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      />
    </>
  )
}

const { columns: names } = words
const columns: ReadonlyArray<Column<KeptFile>> = [
  titleColumn('title', names.title, row => row.title),
  textColumn('state', names.state, stateOf, { card: 'line2' }),
  instantColumn('kept', names.kept, row => row.expiresAt, { hideBelow: 'md' }),
  textColumn('actions', names.actions, row => <FileActions file={row} />, { width: '170px', card: 'line2' }),
]

function stateOf({ status, done, total, size, refusal }: KeptFile): string {
  if (status === 'FAILED') return refusal ?? ''
  if (status === 'READY') return words.done(formatNumber(done), sizeText(size ?? 0))
  return total > 0 ? words.making(formatNumber(done), formatNumber(total)) : words.waiting
}

const kilobyte = 1024
function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte))
  if (kilobytes < kilobyte) return words.kilobytes(formatNumber(kilobytes))
  return words.megabytes((kilobytes / kilobyte).toFixed(1).replace('.', ','))
}

function FileActions({ file: { id, title, status } }: { file: KeptFile }) {
  const { fetchFile, fetching } = useFetchFile()
  const again = useAction(exportFileRoutes.again)
  const remove = useAction(exportFileRoutes.delete, { onDone: () => forgetAsked(id) })
  const isMaking = status === 'MAKING'
  return (
    <span className="flex gap-2">
      {status === 'READY' && (
        <Button size="sm" busy={fetching === id} aria-label={words.fetchOf(title)} onClick={() => fetchFile(id)}>
          {words.fetch}
        </Button>
      )}
      {status === 'FAILED' && (
        <Button
          size="sm"
          busy={again.isPending}
          aria-label={words.againOf(title)}
          onClick={() => again.mutate({ params: { id } })}
        >
          {words.again}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        busy={remove.isPending}
        aria-label={isMaking ? words.stopOf(title) : words.removeOf(title)}
        onClick={() => remove.mutate({ params: { id } })}
      >
        {isMaking ? words.stop : words.remove}
      </Button>
    </span>
  )
}
