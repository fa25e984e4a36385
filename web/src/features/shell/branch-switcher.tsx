import type { Profile } from '@quay/contract/session/shapes'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Store from 'lucide-react/icons/store'
import { type Branch, session, useBranchId, useProfile } from '../../api/session.ts'
import { openWork } from '../../offline/open-work.ts'
import { useAddress } from '../../routing/use-address.ts'
import { confirm } from '../../ui/confirm.ts'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'

/** At which branch one works. With one branch there is nothing to choose, only its name. */
export function BranchSwitcher() {
  const profile = useProfile()
  const branchId = useBranchId()
  const address = useAddress()
  const current = profile.branches.find(branch => branch.id === branchId)
  // Where one may work, and where one reads now, if that was stopped.
  const offered = profile.branches.filter(branch => branch.isActive || branch.id === branchId)
  const several = offered.length > 1
  // Where there is room for one name, it is the one that can be changed.
  const name = (
    <>
      <Store className="max-sm:hidden" />
      <span className="truncate">
        <span className={several ? 'max-lg:hidden' : undefined}>{profile.store.name}</span>
        <span className="max-lg:hidden"> · </span>
        <span className={several ? undefined : 'max-lg:hidden'}>{current?.name}</span>
        {current && !current.isActive && <span className="text-warning-text"> (đã ngưng)</span>}
      </span>
    </>
  )
  const look = 'flex h-control min-w-0 max-w-72 items-center gap-2 rounded-2 px-2 font-medium max-md:max-w-44'
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
          if (await change(profile, current, branch)) address.change({ cursor: undefined }, { replace: true })
        },
      }))}
    />
  )
}

/** Gives whether the branch was changed. */
async function change({ id: userId, store }: Profile, from: Branch | undefined, to: Branch): Promise<boolean> {
  if (from?.id === to.id) return false
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
  if (!sure) return false
  session.chooseBranch(to.id)
  toast.success(`Đang làm việc tại ${to.name}`)
  return true
}
