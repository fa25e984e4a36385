import type { ProviderGroup } from '@quay/contract/provider-group/shapes'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { providerText } from '../../text/buying/provider.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Link } from '../../ui/button/link.tsx'
import type { Column } from '../../ui/table/column.ts'
import { countColumn, moneyColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

type Acts = {
  /** Undefined where the person may not. */
  onEdit: ((group: ProviderGroup) => void) | undefined
  onDelete: ((group: ProviderGroup) => void) | undefined
}

/** The columns of the list of groups of providers; the last has what is done with each. */
export const providerGroupColumns = ({ onEdit, onDelete }: Acts): ReadonlyArray<Column<ProviderGroup>> => [
  titleColumn('name', providerText.groupName, row => (
    <Link to={`/partners/provider?group=${row.id}`} className="block hover:underline">
      <TwoLines title={row.name} detail={row.note ?? ' '} />
    </Link>
  )),
  countColumn('count', providerText.groupCount, row => row.providerCount, { width: '120px', card: 'line2' }),
  moneyColumn('debt', providerText.groupDebt, ({ debt = 0 }) => debt, {
    className: ({ debt = 0 }) => (debt > 0 ? 'font-semibold text-warning-text' : ''),
    width: '140px',
    card: 'amount',
  }),
  textColumn(
    'actions',
    providerText.groupActions,
    row => (
      <span className="flex justify-end gap-1">
        {onEdit && (
          <IconButton
            size="sm"
            label={`${providerText.groupEdit} ${row.name}`}
            icon={<Pencil />}
            onClick={() => onEdit(row)}
          />
        )}
        {onDelete && (
          <IconButton
            size="sm"
            label={`${providerText.groupDelete} ${row.name}`}
            icon={<Trash />}
            onClick={() => onDelete(row)}
          />
        )}
      </span>
    ),
    { width: '96px', card: 'line2' },
  ),
]
