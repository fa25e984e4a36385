import { isAllowed } from '@quay/contract/right/permission'
import { sampleMedicineRoutes } from '@quay/contract/sample-medicine/routes'
import type { SampleMedicine } from '@quay/contract/sample-medicine/shapes'
import { describeDirections } from '@quay/domain/sample-medicine/describe-directions'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useParams, useRouter } from '@tanstack/react-router'
import Ban from 'lucide-react/icons/ban'
import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { AskButton } from '../../form/ask-button.tsx'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { sampleText } from '../../text/product/sample-medicine.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { useHotkey } from '../../ui/key/use-hotkey.ts'
import { ActiveBadge } from '../../ui/mark/active-badge.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import { Card } from '../../ui/page/card.tsx'
import { DetailPage } from '../../ui/page/detail-page.tsx'
import { FactList } from '../../ui/page/fact-list.tsx'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, moneyColumn, quantityColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { SampleSheet } from './sample-sheet.tsx'

type Item = SampleMedicine['items'][number]
const { columns: names } = sampleText

const columns: ReadonlyArray<Column<Item>> = [
  titleColumn('product', names.product, item => (
    <div className="py-1.5 whitespace-normal">
      <p className="flex items-center gap-1.5 font-semibold">
        <TextLink to={`/products/list/${item.productId}`}>{item.productName}</TextLink>
        {item.isPrescription && <Tag tone="info">Rx</Tag>}
      </p>
      <p className="font-normal text-12 text-ink-3">
        {[item.productCode, item.activeIngredient, item.strength].filter(Boolean).join(' · ')}
      </p>
    </div>
  )),
  quantityColumn(names.quantity, { width: '84px', card: 'line2' }),
  textColumn(
    'directions',
    names.directions,
    item => <span className="whitespace-normal">{describeDirections(item, item.unitName)}</span>,
    { width: '140px', hideBelow: 'md' },
  ),
  figureColumn(
    'stock',
    names.stock,
    item => (
      <span className={item.most === 0 ? 'text-danger-text' : ''}>
        {item.isActive ? `${formatNumber(item.available)} ${item.baseUnit.toLowerCase()}` : sampleText.inactive}
      </span>
    ),
    { width: '104px', card: 'line2' },
  ),
  moneyColumn('unitPrice', names.unitPrice, item => item.unitPrice, { width: '88px', hideBelow: 'lg' }),
  moneyColumn('share', names.share, item => item.share ?? item.quantity * item.unitPrice, {
    strong: true,
    width: '96px',
    fixed: true,
    card: 'amount',
  }),
]

/** One template: its components as they stand at the branch, what may stand in for what ran out, and what can be done with it. */
export default function SampleDetail() {
  const { id } = useParams({ strict: false }) as { id: string }
  const router = useRouter()
  const branchId = useBranchId()
  const { rights } = useSession()
  const [task, setTask] = useState<'edit' | 'copy' | null>(null)
  const {
    data: sample,
    error,
    refetch,
  } = useRoute(sampleMedicineRoutes.get, { params: { id }, query: { branchId } }, { keepPrevious: false })
  useDocumentTitle(sample?.name)
  const update = useAction(sampleMedicineRoutes.update)
  const may = (route: 'create' | 'update') => isAllowed(rights, sampleMedicineRoutes[route].permission)

  useHotkey(
    { id: 'sample.edit', key: 'E', label: sampleText.edit('').trim(), scope: sampleText.title },
    () => setTask('edit'),
    { enabled: sample !== undefined && may('update') },
  )

  const isActive = sample?.isActive === 1
  return (
    <DetailPage
      title={sample?.name ?? sampleText.title}
      crumbs={[{ label: sampleText.title, to: '/products/sample-medicine' }]}
      loading={!sample}
      error={error && { message: error.message, traceId: error.requestId, onRetry: () => refetch() }}
      meta={
        sample && (
          <>
            <ActiveBadge isActive={sample.isActive} words={sampleText.statuses} />
            <span className="text-12 text-ink-3">{[sample.code, sample.disease].filter(Boolean).join(' · ')}</span>
          </>
        )
      }
      actions={
        sample && (
          <>
            <AskButton
              icon={<Trash />}
              route={sampleMedicineRoutes.delete}
              input={{ params: { id } }}
              question={{
                title: sampleText.removeTitle(sample.name),
                description: sampleText.removeHint,
                confirmLabel: sampleText.remove,
                keepLabel: sampleText.keep,
              }}
              onDone={() => router.history.replace('/products/sample-medicine')}
            />
            {may('update') && (
              <Button
                icon={isActive ? <Ban /> : <RotateCcw />}
                busy={update.isPending}
                onClick={() =>
                  update.mutate({ params: { id }, body: { version: sample.version, isActive: isActive ? 0 : 1 } })
                }
              >
                {isActive ? sampleText.stop : sampleText.resume}
              </Button>
            )}
            {may('create') && (
              <Button icon={<Copy />} onClick={() => setTask('copy')}>
                {sampleText.copy}
              </Button>
            )}
            {may('update') && (
              <Button variant="primary" icon={<Pencil />} keyHint="E" onClick={() => setTask('edit')}>
                {sampleText.edit('').trim()}
              </Button>
            )}
          </>
        )
      }
      side={sample && <Side sample={sample} />}
    >
      {sample?.isPrescription && <Note>{sampleText.prescription}</Note>}
      {sample?.duplicates.map(({ ingredient, products }) => (
        <Note key={ingredient} tone="warning">
          {sampleText.duplicate(ingredient, products.join(sampleText.and))}
        </Note>
      ))}
      {sample && (
        <Card title={sampleText.items} padded={false} className="[&_tbody>tr:last-child>td]:border-b-0">
          <DataTable
            label={sampleText.items}
            columns={columns}
            rows={sample.items}
            rowKey={item => item.productId}
            rowLabel={item => item.productName}
          />
        </Card>
      )}
      {sample && <Substitutes items={sample.items.filter(item => item.most === 0)} />}
      {sample && task === 'edit' && <SampleSheet sample={sample} onClose={() => setTask(null)} />}
      {sample && task === 'copy' && (
        <SampleSheet
          copyOf={sample}
          onClose={() => setTask(null)}
          onSaved={copy => router.history.push(`/products/sample-medicine/${copy.id}`)}
        />
      )}
    </DetailPage>
  )
}

function Side({ sample }: { sample: SampleMedicine }) {
  return (
    <Card title={sampleText.about}>
      <FactList
        facts={[
          { label: sampleText.price, value: formatDong(sample.price) },
          { label: sampleText.priceKind, value: sampleText.priceKinds[sample.priceKind] },
          { label: sampleText.sumOf, value: sample.priceKind === 'FIXED' && formatDong(sample.sum) },
          { label: sampleText.most, value: sampleText.doses(formatNumber(sample.most)) },
          { label: sampleText.doctor, value: sample.doctorName },
          { label: sampleText.note, value: sample.note },
          { label: sampleText.madeBy, value: sample.createdByName },
        ]}
      />
    </Card>
  )
}

/** For each component that ran out, what has the same ingredients in the same strength and lies here. */
function Substitutes({ items }: { items: readonly Item[] }) {
  if (items.length === 0) return null
  return (
    <Card title={sampleText.substitutes}>
      <div className="grid gap-3">
        {items.map(item => (
          <section key={item.productId} aria-label={sampleText.substitutesFor(item.productName)}>
            <p className="font-medium">{sampleText.substitutesFor(item.productName)}</p>
            {item.substitutes.length === 0 && <p className="text-ink-2">{sampleText.noSubstitutes}</p>}
            <ul>
              {item.substitutes.map(one => (
                <li key={one.productId} className="flex flex-wrap gap-x-3 py-1">
                  <TextLink to={`/products/list/${one.productId}`}>{one.name}</TextLink>
                  <span className="text-ink-2">
                    {sampleText.left(`${formatNumber(one.available)} ${one.baseUnit.toLowerCase()}`)}
                  </span>
                  {one.price !== null && <Money amount={one.price} />}
                  <span className="text-ink-3">{one.manufacturer}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  )
}
