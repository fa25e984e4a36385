import { excelRoutes } from '@quay/contract/excel/routes'
import type { ExcelPictures, FailedPicture } from '@quay/contract/excel/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { excelText } from '../../text/product/excel.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { ProgressBar } from '../../ui/mark/progress-bar.tsx'
import { Card } from '../../ui/page/card.tsx'
import type { Column } from '../../ui/table/column.ts'
import { textColumn } from '../../ui/table/columns.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

const { pictures: words } = excelText
const askEvery = 2_000
/** What is tried again later is looked after less often. */
const askLater = 30_000

const columns: ReadonlyArray<Column<FailedPicture>> = [
  textColumn(
    'goods',
    excelText.goods,
    row => (
      <TextLink to={`/products/list/${row.productId}`}>
        <TwoLines title={row.productName} detail={row.productCode} />
      </TextLink>
    ),
    { width: '240px', fixed: true, card: 'title' },
  ),
  textColumn('problem', words.problem, row => <span className="whitespace-normal">{row.problem}</span>, {
    elastic: true,
    fixed: true,
    card: 'line2',
  }),
  textColumn(
    'address',
    words.address,
    row => <span className="wrap-anywhere whitespace-normal text-12 text-ink-2">{row.address}</span>,
    { width: '320px', hideBelow: 'md' },
  ),
]

/** How far the pictures of an imported file are: the server fetches them in the background, and failures are listed. */
export function PictureProgress({ fileId }: { fileId: string }) {
  const [every, setEvery] = useState<number | undefined>(askEvery)
  const asked = useRoute(excelRoutes.pictures, { params: { id: fileId } }, every ? { refreshEvery: every } : {})
  const retry = useAction(excelRoutes.retryPictures)
  const state = asked.data
  const wanted = state && pace(state)
  if (state && wanted !== every) setEvery(wanted)
  if (!state) return null
  const { total, done, failed, delayed, failures } = state
  const isOver = done + failed === total
  return (
    <Card title={words.title}>
      <div className="grid grid-cols-1 gap-3">
        {isOver ? (
          <p role="status">{words.done(formatNumber(done), formatNumber(total))}</p>
        ) : (
          <ProgressBar label={words.fetching} done={done} total={total} hint={words.hint} />
        )}
        {delayed > 0 && <Note tone="info">{words.delayed(formatNumber(delayed))}</Note>}
        {failed > 0 && <Note tone="warning">{words.failed(formatNumber(failed))}</Note>}
        {failures.length > 0 && (
          <div className="flex flex-col sm:max-h-96">
            <DataTable
              dense
              label={words.failures}
              columns={columns}
              rows={failures}
              rowKey={row => row.id}
              rowLabel={row => row.productName}
            />
          </div>
        )}
        {failed + delayed > 0 && (
          <div>
            <Button
              busy={retry.isPending}
              onClick={() => retry.mutateAsync({ params: { id: fileId }, body: {} }).catch(() => {})}
            >
              {words.retry}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

/** How often the state is asked for: not any more once all is done. */
function pace({ total, done, failed, delayed }: ExcelPictures): number | undefined {
  if (done + failed === total) return undefined
  return done + failed + delayed === total ? askLater : askEvery
}
