import { providerRoutes } from '@quay/contract/partner/routes'
import type { Provider } from '@quay/contract/partner/shapes'
import type { Request } from '@quay/contract/route'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type ReactNode, useState } from 'react'
import { newId } from '../../api/new-id.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { Card } from '../../ui/page/card.tsx'
import { EditSheet } from '../../ui/window/edit-sheet.tsx'

type Patch = Request<typeof providerRoutes.update>['body']
type RowsWords = {
  title: string
  edit: string
  none: string
  add: string
  /** Names the row of a place, and the button that takes it out. */
  name: (place: number) => string
  remove: (place: number) => string
}

type RowsCardProps = {
  words: RowsWords
  mayEdit: boolean
  sheet: (onClose: () => void) => ReactNode
  children: ReactNode
}

/** What a provider has several of, with the button that opens its sheet. */
export function RowsCard({ words, mayEdit, sheet, children }: RowsCardProps) {
  const [editing, setEditing] = useState(false)
  return (
    <Card
      title={words.title}
      actions={
        mayEdit && (
          <Button size="sm" icon={<Pencil />} onClick={() => setEditing(true)}>
            {words.edit}
          </Button>
        )
      }
    >
      {children}
      {editing && sheet(() => setEditing(false))}
    </Card>
  )
}

type RowsSheetProps<Row> = {
  provider: Provider
  words: RowsWords
  /** The field of the provider that holds them: refusals name their place in it. */
  field: 'bankAccounts' | 'certificates'
  rows: readonly Row[]
  empty: () => Row
  isFilled: (row: Row) => boolean
  bodyOf: (rows: readonly Row[]) => Omit<Patch, 'version'>
  onClose: () => void
  /** The fields of a row. */
  children: (
    row: Row,
    change: (patch: Partial<Row>) => void,
    errorOf: (field: string) => string | undefined,
  ) => ReactNode
}

/** Edits what a provider has several of: rows are added, filled in and taken out. Rows left empty are not sent. */
export function RowsSheet<Row extends object>({ provider, words, field, ...props }: RowsSheetProps<Row>) {
  const [rows, setRows] = useState(() => (props.rows.length > 0 ? props.rows : [props.empty()]).map(keyed))
  const [dirty, setDirty] = useState(false)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const update = useAction(providerRoutes.update, {
    onClose: props.onClose,
    showError: error => {
      setProblems({ root: error.message, ...Object.fromEntries(error.issues.map(one => [one.path, one.message])) })
      return true
    },
  })
  const filled = rows.filter(({ row }) => props.isFilled(row))
  function take(next: typeof rows) {
    setDirty(true)
    setRows(next)
  }
  return (
    <EditSheet
      size="lg"
      title={words.edit}
      dirty={dirty}
      busy={update.isPending}
      onClose={props.onClose}
      onSubmit={() => {
        const body = { version: provider.version, ...props.bodyOf(filled.map(({ row }) => row)) }
        update.mutate({ params: { id: provider.id }, body })
      }}
      aside={
        <Button icon={<Plus />} onClick={() => setRows([...rows, keyed(props.empty())])}>
          {words.add}
        </Button>
      }
    >
      <Refusal>{problems.root}</Refusal>
      {rows.map((one, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay its children out as a grid in every browser
        <div
          key={one.key}
          role="group"
          aria-label={words.name(index + 1)}
          className="grid gap-3 border-line border-b pb-4 sm:grid-cols-2"
        >
          {props.children(
            one.row,
            patch => take(rows.map(other => (other === one ? { ...one, row: { ...one.row, ...patch } } : other))),
            name => problems[`${field}.${filled.indexOf(one)}.${name}`],
          )}
          <div className="flex items-end justify-end">
            <IconButton
              label={words.remove(index + 1)}
              icon={<X />}
              onClick={() => take(rows.filter(other => other !== one))}
            />
          </div>
        </div>
      ))}
    </EditSheet>
  )
}

const keyed = <Row,>(row: Row) => ({ key: newId(), row })
