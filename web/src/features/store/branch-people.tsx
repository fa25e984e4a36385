import type { Branch } from '@quay/contract/branch/shapes'
import { employeeRoutes } from '@quay/contract/employee/routes'
import type { Employee } from '@quay/contract/employee/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { roleText } from '@quay/contract/right/role-text'
import { useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { loadProfile } from '../../api/session/load-profile.ts'
import { useProfile, useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoutePages } from '../../api/use-route-pages.ts'
import { placeText } from '../../text/setting/place.ts'
import { Button } from '../../ui/button/button.tsx'
import { Switch } from '../../ui/choice/switch.tsx'
import { SearchInput } from '../../ui/field/search-input.tsx'
import { Avatar } from '../../ui/mark/avatar.tsx'
import { Card } from '../../ui/page/card.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'

/** Who works at a branch: everybody of the staff with a switch. */
export function BranchPeople({ branch }: { branch: Branch }) {
  const [keyword, setKeyword] = useState('')
  const people = useRoutePages(employeeRoutes.list, {
    query: { isActive: '1', limit: 50, keyword: keyword.trim() || undefined },
  })
  const { error, retry } = people
  return (
    <Card
      title={placeText.people}
      padded={false}
      actions={
        <SearchInput value={keyword} onChange={setKeyword} label={placeText.peopleFind} className="w-56 max-w-full" />
      }
    >
      <p className="px-4 pb-3 text-12 text-ink-3">{placeText.peopleHint}</p>
      {error ? (
        <ErrorState title={error.message} traceId={error.requestId} onRetry={retry} />
      ) : people.loading ? (
        <div className="px-4 pb-4">
          <Skeleton lines={4} />
        </div>
      ) : people.rows.length === 0 ? (
        <p className="px-4 pb-4 text-ink-2">{placeText.peopleNone}</p>
      ) : (
        <ul>
          {people.rows.map(person => (
            <PersonRow key={person.id} person={person} branch={branch} />
          ))}
        </ul>
      )}
      {people.more && (
        <div className="border-line border-t px-4 py-3">
          <Button busy={people.loadingMore} onClick={people.more}>
            Xem thêm
          </Button>
        </div>
      )}
    </Card>
  )
}

function PersonRow({ person, branch }: { person: Employee; branch: Branch }) {
  const { rights } = useSession()
  const own = useProfile().id
  const [problem, setProblem] = useState<string | null>(null)
  const update = useAction(employeeRoutes.update, {
    onDone: saved => {
      if (saved.id === own) void loadProfile()
    },
    showError: (error: ApiError) => {
      setProblem(error.issues[0]?.message ?? error.message)
      return true
    },
  })
  const worksHere = person.branches.some(({ id }) => id === branch.id)
  const isOnlyHere = worksHere && person.branches.length === 1
  const mayAssign = isAllowed(rights, { model: 'employee', action: 'update' }) && !person.isAboveOwn
  function assign(on: boolean) {
    setProblem(null)
    const others = person.branches.map(({ id }) => id).filter(id => id !== branch.id)
    const branchIds = on ? [...others, branch.id] : others
    update.mutate({ params: { id: person.id }, body: { version: person.version, branchIds } })
  }
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-3 border-line border-t px-4 py-2">
      <Avatar name={person.fullName} src={person.avatar} />
      <div className="min-w-40 flex-1">
        <p className="font-medium">{person.fullName}</p>
        <p className="text-12 text-ink-3">
          {[roleText(person.role.name), isOnlyHere && placeText.onlyHere, person.isAboveOwn && placeText.above]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {problem && (
        <p role="alert" className="text-12 text-danger-text">
          {problem}
        </p>
      )}
      <Switch
        aria-label={placeText.worksHere(person.fullName)}
        checked={worksHere}
        disabled={!mayAssign || isOnlyHere || update.isPending}
        onChange={event => assign(event.target.checked)}
      />
    </li>
  )
}
