import { settingRoutes } from '@quay/contract/setting/routes'
import { type SettingGroup, type SettingItem, settingGroups, settings } from '@quay/contract/setting/shapes'
import { fold } from '@quay/domain/text/fold'
import { searchWords } from '@quay/domain/text/search-text'
import { useRoute } from '../../api/use-route.ts'
import { useAddress } from '../../routing/use-address.ts'
import { placeText } from '../../text/setting/place.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { SearchInput } from '../../ui/field/search-input.tsx'
import { Card } from '../../ui/page/card.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { SettingRow } from './setting-row.tsx'

const { setting: words } = placeText
const groups = Object.keys(settingGroups) as SettingGroup[]

/** Choices that each branch makes for itself; found here all the same. */
const byBranch = [
  { group: 'sale', label: words.dayCutOff, effect: words.dayCutOffEffect },
  { group: 'sale', label: words.receipt, effect: words.receiptEffect },
] as const

/** Every setting about selling on one page: found by word, shown with what it changes. */
export function SettingList({ mayEdit }: { mayEdit: boolean }) {
  const { query, change } = useAddress()
  const { data, error, refetch } = useRoute(settingRoutes.list, {})
  if (error && !data) return <ErrorState title={error.message} traceId={error.requestId} onRetry={() => refetch()} />
  if (!data) return <Skeleton lines={8} />
  const wanted = searchWords(query.tim ?? '')
  const fits = ({ label, effect }: { label: string; effect: string }, group: SettingGroup) => {
    const text = fold(`${label} ${effect} ${settingGroups[group]}`)
    return wanted.every(word => text.includes(word))
  }
  const shown = groups.map(group => ({
    group,
    items: data.items.filter(({ key }) => settings[key].group === group && fits(settings[key], group)),
    links: byBranch.filter(entry => entry.group === group && fits(entry, group)),
  }))
  const isEmpty = shown.every(({ items, links }) => items.length === 0 && links.length === 0)
  return (
    <div className="grid max-w-220 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchInput
          value={query.tim ?? ''}
          onChange={text => change({ tim: text || undefined }, { replace: true })}
          label={words.find}
          shortcut="/"
          className="max-w-72 flex-1 basis-52"
        />
        <p className="text-12 text-ink-3">{words.hint}</p>
      </div>
      {isEmpty && <EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      {shown.map(
        ({ group, items, links }) =>
          items.length + links.length > 0 && (
            <Card key={group} title={settingGroups[group]} padded={false}>
              <ul>
                {items.map((item: SettingItem) => (
                  <SettingRow key={item.key} item={item} mayEdit={mayEdit} />
                ))}
                {links.map(({ label, effect }) => (
                  <li
                    key={label}
                    className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-t px-4 py-3"
                  >
                    <div className="min-w-60 flex-1">
                      <p className="font-medium">{label}</p>
                      <p className="text-12 text-ink-2">{effect}</p>
                    </div>
                    <TextLink to="/settings/branch">{words.goBranches}</TextLink>
                  </li>
                ))}
              </ul>
            </Card>
          ),
      )}
    </div>
  )
}
