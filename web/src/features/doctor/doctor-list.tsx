import { type Doctor, doctorRoutes } from '@quay/contract/doctor'
import { isAllowed } from '@quay/contract/permission'
import { formatNumber } from '@quay/domain/text/format-number'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { knownChoice } from '../../routing/known-choice.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useListPaging } from '../../routing/use-list-paging.ts'
import { useTypedSearch } from '../../routing/use-typed-search.ts'
import { doctorText } from '../../text/doctor.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/column.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Select } from '../../ui/select.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { DoctorSheet } from './doctor-sheet.tsx'

const pageSize = 50
const { columns: names, statuses } = doctorText
const statusChoices = [
  { value: '' as const, label: doctorText.anyStatus },
  { value: '1' as const, label: statuses[1] },
  { value: '0' as const, label: statuses[0] },
]

const columns: ReadonlyArray<Column<Doctor>> = [
  { id: 'code', header: names.code, width: '110px', fixed: true, card: 'line2', cell: row => row.code },
  {
    id: 'name',
    header: names.name,
    elastic: true,
    fixed: true,
    card: 'title',
    cell: row => <TwoLines title={[row.degree, row.name].filter(Boolean).join(' ')} detail={row.workplace ?? ' '} />,
  },
  { id: 'specialty', header: names.specialty, width: '180px', card: 'line2', cell: row => row.specialty },
  { id: 'phone', header: names.phone, width: '130px', card: 'line2', cell: row => row.phone },
  {
    id: 'samples',
    header: names.samples,
    numeric: true,
    width: '110px',
    card: 'amount',
    cell: row =>
      row.sampleCount > 0 && (
        <TextLink to={`/products/sample-medicine?keyword=${encodeURIComponent(row.name)}`}>
          {doctorText.samples(formatNumber(row.sampleCount))}
        </TextLink>
      ),
  },
  {
    id: 'status',
    header: names.status,
    width: '130px',
    hideBelow: 'md',
    cell: row => (
      <Badge tone={row.isActive === 1 ? 'success' : 'neutral'} shape={row.isActive === 1 ? 'full' : 'hollow'}>
        {statuses[row.isActive]}
      </Badge>
    ),
  },
]

/** Doctors who write prescriptions around the shop: found by any of their words, edited in place. */
export default function DoctorList() {
  const { rights } = useSession()
  const { query, change } = useAddress()
  const search = useTypedSearch()
  const [open, setOpen] = useState<Doctor | 'new' | null>(null)
  const mayAdd = isAllowed(rights, doctorRoutes.create.permission)
  const mayEdit = isAllowed(rights, doctorRoutes.update.permission)
  useHotkey({ id: 'doctor.new', key: 'N', label: doctorText.add, scope: doctorText.title }, () => setOpen('new'), {
    enabled: mayAdd,
  })
  const filter = {
    keyword: query.keyword,
    specialty: query.specialty || undefined,
    isActive: knownChoice(statusChoices, query.status),
  }
  const words = useRoute(doctorRoutes.words, {})
  const list = useRoute(doctorRoutes.list, { query: { ...filter, limit: pageSize, cursor: query.cursor } })
  const rows = list.data?.items ?? []
  const paging = useListPaging(list.data?.nextCursor)
  const set = (patch: Record<string, string | undefined>) => change({ ...patch, cursor: undefined })
  const filtered = Object.values(filter).some(value => value !== undefined)
  const all = list.data?.totalItem ?? undefined
  const add = mayAdd && (
    <Button variant="primary" icon={<Plus />} keyHint="N" onClick={() => setOpen('new')}>
      {doctorText.add}
    </Button>
  )
  const known = words.data?.specialties ?? []
  const chosen = query.specialty && !known.includes(query.specialty) ? [query.specialty] : []
  return (
    <>
      <ListPage
        id="doctor"
        title={doctorText.title}
        count={all}
        columns={columns}
        rows={rows}
        rowKey={row => row.id}
        rowLabel={row => row.name}
        {...(mayEdit && { onOpen: setOpen })}
        search={{ ...search, label: doctorText.find }}
        filters={
          <>
            <Select
              className="w-44 max-sm:w-full"
              label={doctorText.specialty}
              value={query.specialty ?? ''}
              options={[
                { value: '', label: doctorText.anySpecialty },
                ...[...chosen, ...known].map(specialty => ({ value: specialty, label: specialty })),
              ]}
              onChange={specialty => set({ specialty })}
            />
            <Select
              className="w-40 max-sm:w-full"
              label={doctorText.status}
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
            <EmptyState title={doctorText.empty}>{doctorText.emptyHint}</EmptyState>
          ) : (
            <EmptyState title={doctorText.first} actions={add}>
              {doctorText.firstHint}
            </EmptyState>
          )
        }
        actions={add}
        paging={paging}
        foot={all !== undefined && doctorText.counted(formatNumber(rows.length), formatNumber(all))}
      />
      {open && <DoctorSheet {...(open !== 'new' && { doctor: open })} onClose={() => setOpen(null)} />}
    </>
  )
}
