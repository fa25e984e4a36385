import { isAllowed } from '@quay/contract/permission'
import { sampleMedicineRoutes } from '@quay/contract/sample-medicine'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useBranchId, useSession } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { knownChoice } from '../../routing/known-choice.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useListPaging } from '../../routing/use-list-paging.ts'
import { useTypedSearch } from '../../routing/use-typed-search.ts'
import { sampleText } from '../../text/sample-medicine.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Select } from '../../ui/select.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { sampleColumns } from './sample-columns.tsx'
import { SampleSheet } from './sample-sheet.tsx'

const pageSize = 50
const statusChoices = [
  { value: '' as const, label: sampleText.anyStatus },
  { value: '1' as const, label: sampleText.statuses[1] },
  { value: '0' as const, label: sampleText.statuses[0] },
]

/** Templates of liều: found by name, disease or component, with how many of each the branch can hand out. */
export default function SampleList() {
  const router = useRouter()
  const { rights } = useSession()
  const branchId = useBranchId()
  const { query, change } = useAddress()
  const search = useTypedSearch()
  const [adding, setAdding] = useState(false)
  const mayAdd = isAllowed(rights, sampleMedicineRoutes.create.permission)
  useHotkey({ id: 'sample.new', key: 'N', label: sampleText.add, scope: sampleText.scope }, () => setAdding(true), {
    enabled: mayAdd,
  })
  const filter = {
    keyword: query.keyword,
    disease: query.disease || undefined,
    isActive: knownChoice(statusChoices, query.status),
  }
  const diseases = useRoute(sampleMedicineRoutes.diseases, {})
  const list = useRoute(sampleMedicineRoutes.list, {
    query: { ...filter, branchId, limit: pageSize, cursor: query.cursor },
  })
  const rows = list.data?.items ?? []
  const paging = useListPaging(list.data?.nextCursor)
  const set = (patch: Record<string, string | undefined>) => change({ ...patch, cursor: undefined })
  const filtered = Object.values(filter).some(value => value !== undefined)
  const all = list.data?.totalItem ?? undefined
  const open = (id: string) => router.history.push(`/products/sample-medicine/${id}`)
  const add = mayAdd && (
    <Button variant="primary" icon={<Plus />} keyHint="N" onClick={() => setAdding(true)}>
      {sampleText.add}
    </Button>
  )
  const known = diseases.data ?? []
  const chosen = query.disease && !known.includes(query.disease) ? [query.disease] : []
  return (
    <>
      <ListPage
        id="sample-medicine"
        title={sampleText.title}
        count={all}
        columns={sampleColumns}
        rows={rows}
        rowKey={row => row.id}
        rowLabel={row => row.code}
        onOpen={row => open(row.id)}
        search={{ ...search, label: sampleText.find }}
        filters={
          <>
            <Select
              className="w-44 max-sm:w-full"
              label={sampleText.disease}
              value={query.disease ?? ''}
              options={[
                { value: '', label: sampleText.anyDisease },
                ...[...chosen, ...known].map(disease => ({ value: disease, label: disease })),
              ]}
              onChange={disease => set({ disease })}
            />
            <Select
              className="w-40 max-sm:w-full"
              label={sampleText.status}
              value={query.status ?? ''}
              options={statusChoices}
              onChange={status => set({ status })}
            />
          </>
        }
        loading={list.isPending}
        error={
          list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
        }
        empty={
          filtered ? (
            <EmptyState title={sampleText.empty}>{sampleText.emptyHint}</EmptyState>
          ) : (
            <EmptyState title={sampleText.first} actions={add}>
              {sampleText.firstHint}
            </EmptyState>
          )
        }
        actions={add}
        paging={paging}
        foot={all !== undefined && sampleText.counted(formatNumber(rows.length), formatNumber(all))}
      />
      {adding && <SampleSheet onClose={() => setAdding(false)} onSaved={({ id }) => open(id)} />}
    </>
  )
}
