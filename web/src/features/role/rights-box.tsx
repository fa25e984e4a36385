import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { tooltip } from '../../ui/popup/tooltip.tsx'
import { type RightKey, withRights } from './role-draft.ts'

export type RightsEditing = {
  rights: ReadonlySet<RightKey>
  /** What the person who edits may give. */
  held: ReadonlySet<string>
  readOnly: boolean
  onChange: (rights: ReadonlySet<RightKey>) => void
}

type RightsBoxProps = RightsEditing & {
  /** The rights that it stands for: one of a cell, many of a row, a column or a group. */
  keys: readonly RightKey[]
  label: string
  tip?: string
}

/** A box for one right or for many: ticked when all are held, partly when some are. It gives no more than may be given. */
export function RightsBox({ keys, label, tip, rights, held, readOnly, onChange }: RightsBoxProps) {
  const open = keys.filter(key => held.has(key))
  const count = keys.filter(key => rights.has(key)).length
  const full = open.length > 0 && open.every(key => rights.has(key))
  return (
    <Checkbox
      aria-label={label}
      {...(tip !== undefined && tooltip(tip))}
      className="justify-center"
      checked={count > 0 && (full || count === keys.length)}
      indeterminate={count > 0 && count < keys.length && !full}
      disabled={readOnly || open.length === 0}
      onChange={() => onChange(withRights(rights, open, !full))}
    />
  )
}
