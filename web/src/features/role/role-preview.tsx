import { formatNumber } from '@quay/domain/text/format-number'
import { screens } from '../../routing/screens.ts'
import { roleWords } from '../../text/setting/role.ts'
import { Card } from '../../ui/page/card.tsx'
import { describeRole } from './describe-role.ts'
import type { RoleDraft } from './role-draft.ts'

/** What a person with this role can do, in words, as it changes. */
export function RolePreview({ draft }: { draft: RoleDraft }) {
  const { screens: open, screenCount, powers, limits } = describeRole(draft, screens)
  return (
    <Card title={roleWords.preview}>
      <h3 className="text-13">{roleWords.screens(formatNumber(open.length), formatNumber(screenCount))}</h3>
      <p className="mb-3 text-12 text-ink-2">{open.join(', ') || roleWords.noScreens}</p>
      <h3 className="text-13">{roleWords.powers}</h3>
      <Sentences items={powers} none={roleWords.noPowers} />
      {limits.length > 0 && (
        <>
          <h3 className="mt-3 text-13">{roleWords.limits}</h3>
          <Sentences items={limits} />
        </>
      )}
    </Card>
  )
}

function Sentences({ items, none }: { items: readonly string[]; none?: string }) {
  if (items.length === 0) return <p className="text-12 text-ink-3">{none}</p>
  return (
    <ul className="list-disc pl-4 text-12 text-ink-2">
      {items.map(item => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
