import { branchRoutes } from '@quay/contract/branch/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { templateText } from '../../text/kit/print-template.ts'
import { placeText } from '../../text/setting/place.ts'
import { useHotkey } from '../../ui/key/use-hotkey.ts'
import { Note } from '../../ui/mark/note.tsx'
import { DetailPage } from '../../ui/page/detail-page.tsx'
import { type TabItem, Tabs } from '../../ui/page/tabs.tsx'
import { BranchTemplates } from '../print-template/shared/branch-templates.tsx'
import { BranchActions, DeleteRefusal } from './branch-actions.tsx'
import { BranchInfo } from './branch-info.tsx'
import { BranchPeople } from './branch-people.tsx'
import { BranchSheet } from './branch-sheet.tsx'
import { BranchStatus } from './branch-status.tsx'

const parts = ['thong-tin', 'nhan-vien', 'mau-in'] as const
type Part = (typeof parts)[number]

/** One branch: what it says of itself, who works there, how its receipts look. */
export default function BranchDetail() {
  const { id } = useParams({ strict: false }) as { id: string }
  const { rights } = useSession()
  const { query, change } = useAddress()
  const { data: branch, error, refetch } = useRoute(branchRoutes.get, { params: { id } }, { keepPrevious: false })
  const [editing, setEditing] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const mayEdit = isAllowed(rights, { model: 'branch', action: 'update' })
  useDocumentTitle(branch?.name)
  useHotkey(
    { id: 'branch.edit', key: 'E', label: placeText.edit, scope: placeText.branchList.title },
    () => setEditing(true),
    {
      enabled: mayEdit && branch !== undefined,
    },
  )
  const items: TabItem<Part>[] = branch
    ? [
        { id: 'thong-tin', label: placeText.info, panel: <BranchInfo branch={branch} /> },
        ...(isAllowed(rights, { model: 'employee', action: 'read' })
          ? [{ id: 'nhan-vien' as const, label: placeText.people, panel: <BranchPeople branch={branch} /> }]
          : []),
        { id: 'mau-in', label: templateText.title, panel: <BranchTemplates branch={branch} /> },
      ]
    : []
  const part = items.find(item => item.id === query.phan)?.id ?? 'thong-tin'
  return (
    <DetailPage
      title={branch?.name ?? placeText.branchList.title}
      crumbs={[{ label: placeText.branchList.title, to: '/settings/branch' }]}
      loading={!branch}
      error={error && { message: error.message, traceId: error.requestId, onRetry: () => refetch() }}
      meta={branch && <BranchStatus branch={branch} />}
      actions={branch && <BranchActions branch={branch} onEdit={() => setEditing(true)} onRefused={setRefusal} />}
    >
      {branch && refusal && <DeleteRefusal branch={branch} error={refusal} onStopped={() => setRefusal(null)} />}
      {branch && branch.isActive === 0 && <Note tone="warning">{placeText.stoppedNote}</Note>}
      {branch && (
        <Tabs
          label={placeText.part}
          value={part}
          onChange={next => change({ phan: next === 'thong-tin' ? undefined : next }, { replace: true })}
          items={items}
        />
      )}
      {branch && editing && <BranchSheet branch={branch} onClose={() => setEditing(false)} />}
    </DetailPage>
  )
}
