import { roleText } from '@quay/contract/right/role-text'
import type { Profile } from '@quay/contract/session/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Store from 'lucide-react/icons/store'
import { ApiError } from '../../api/api-error.ts'
import { changeBranch } from '../../api/session/change-branch.ts'
import { type Branch, useBranchId, useProfile } from '../../api/session/session.ts'
import { openWork } from '../../offline/browser/open-work.ts'
import { useAddress } from '../../routing/use-address.ts'
import { Menu } from '../../ui/popup/menu.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { confirm } from '../../ui/window/confirm.ts'

/**
 * At which branch one works. With one branch there is nothing to choose, only its name. `isShort` leaves the store's name
 * away at any width, where what stands beside it needs the room.
 */
export function BranchSwitcher({ isShort = false }: { isShort?: boolean }) {
  const profile = useProfile()
  const branchId = useBranchId()
  const address = useAddress()
  const router = useRouter()
  const client = useQueryClient()
  const current = profile.branches.find(branch => branch.id === branchId)
  const isOnlyOfItsRole = (branch: Branch) =>
    !profile.branches.some(other => other.isActive && other.role?.id === branch.role?.id)
  // Where one may work, and of what was stopped where one reads now, and where alone one holds a role.
  const offered = profile.branches.filter(
    branch => branch.isActive || branch.id === branchId || isOnlyOfItsRole(branch),
  )
  const several = offered.length > 1
  const rest = isShort ? 'sr-only' : 'max-lg:hidden'
  // Where there is room for one name, it is the one that can be changed.
  const name = (
    <>
      <Store className="max-sm:hidden" />
      <span className="flex min-w-0 whitespace-pre">
        <span className={several ? `truncate ${rest}` : 'truncate'}>{profile.store.name}</span>
        <span className={rest}> · </span>
        {/* Of two names that do not fit, the store's is cut: the branch is what may be the wrong one. */}
        <span className={`max-w-full shrink-0 truncate ${several ? '' : rest}`}>{current?.name}</span>
        {current && !current.isActive && <span className="text-warning-text"> (đã ngưng)</span>}
      </span>
    </>
  )
  const look =
    'flex h-control min-w-0 items-center gap-2 rounded-2 px-2 font-medium ' +
    (isShort ? 'max-w-44' : 'max-w-72 max-md:max-w-44')
  if (!several) return <div className={look}>{name}</div>
  return (
    <Menu
      align="start"
      label="Chi nhánh"
      trigger={
        <button
          type="button"
          aria-label={`${profile.store.name} · ${current?.name}, đổi chi nhánh`}
          className={`${look} hover:bg-hover`}
        >
          {name}
          <ChevronDown className="size-3.5! text-ink-3" />
        </button>
      }
      entries={offered.map(branch => ({
        id: branch.id,
        label: branch.isActive ? branch.name : `${branch.name} (đã ngưng)`,
        checked: branch.id === branchId,
        onCheckedChange: async () => {
          // The page of a list belongs to the branch that was left.
          const changed = await change(profile, current, branch)
          if (changed) address.change({ cursor: undefined }, { replace: true })
          if (changed !== 'role') return
          // First the guard: what the role does not open is left, not asked for again.
          await router.invalidate()
          await client.resetQueries()
        },
      }))}
    />
  )
}

/** Gives what changed: the branch alone, or the role with it. */
async function change(profile: Profile, from: Branch | undefined, to: Branch): Promise<'branch' | 'role' | null> {
  const { id: userId, store } = profile
  if (from?.id === to.id) return null
  const left = from ? await openWork({ storeId: store.id, userId, branchId: from.id }) : []
  const sure =
    left.length === 0 ||
    (await confirm({
      title: `Chuyển sang ${to.name}?`,
      description: `Ở ${from?.name} còn ${left.join(', ')}. Đơn được giữ lại và hiện ra khi bạn quay về.`,
      confirmLabel: `Sang ${to.name}`,
      keepLabel: 'Ở lại',
      tone: 'primary',
    }))
  if (!sure) return null
  try {
    const changed = await changeBranch(profile, to)
    toast.success(
      changed ? `Đang làm việc tại ${to.name}, vai trò ${roleText(to.role!.name)}` : `Đang làm việc tại ${to.name}`,
    )
    return changed ? 'role' : 'branch'
  } catch (error) {
    toast.error(error instanceof ApiError ? error.message : 'Máy chủ trả lời quá lâu.')
    return null
  }
}
