import { actionsOf, areas, models, modelsIn } from '@quay/contract/areas'
import { type AreaGroup, areaGroups } from '@quay/contract/right/area'
import { type Action, actions, type Model } from '@quay/contract/right/permission'
import { actionText } from '@quay/contract/right/right-text'
import { fold } from '@quay/domain/text/fold'
import { searchWords } from '@quay/domain/text/search-text'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { roleWords } from '../../text/setting/role.ts'
import { SearchInput } from '../../ui/field/search-input.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { moveInTable } from './move-in-table.ts'
import { RightsBox, type RightsEditing } from './rights-box.tsx'
import { keyOf, type RightKey } from './role-draft.ts'

const keysOf = (models: readonly Model[], only?: Action): RightKey[] =>
  models.flatMap(model =>
    actionsOf(model)
      .filter(action => only === undefined || action === only)
      .map(action => keyOf({ model, action })),
  )

/** What is searched of a model: its name, its group's, and the sentences of its rights. */
const searched = new Map(
  models.map(model => {
    const sentences = actionsOf(model).map(action => areas[model][action])
    return [model, fold([areas[model].name, areaGroups[areas[model].group], ...sentences].join(' '))]
  }),
)

const rightGroups = Object.entries(areaGroups).map(([id, name]) => ({ id, name, models: modelsIn(id as AreaGroup) }))

/**
 * Every right as a table: models in groups, the four actions as columns, "all" of each row, column and group. A search
 * leaves the rows that match, and "all" then means those.
 */
export function RightsMatrix(editing: RightsEditing) {
  const [text, setText] = useState('')
  const words = searchWords(text)
  const groups = rightGroups
    .map(group => ({
      ...group,
      models: group.models.filter(model => words.every(word => searched.get(model)?.includes(word))),
    }))
    .filter(({ models }) => models.length > 0)
  const shown = groups.flatMap(({ models }) => models)
  const what = words.length > 0 ? roleWords.shown : roleWords.everything
  return (
    <>
      <SearchInput
        label={roleWords.findRight}
        value={text}
        onChange={setText}
        shortcut="/"
        className="mb-2 max-w-72 max-sm:max-w-none"
      />
      {shown.length === 0 ? (
        <EmptyState title={roleWords.noRight} />
      ) : (
        <table className="w-full border-separate border-spacing-0" onKeyDown={moveInTable}>
          <thead>
            <tr>
              <th scope="col" className={`${head} text-left!`}>
                {roleWords.model}
              </th>
              {actions.map(action => (
                <th key={action} scope="col" className={head}>
                  {actionText[action]}
                  <RightsBox
                    {...editing}
                    keys={keysOf(shown, action)}
                    label={roleWords.allOfColumn(actionText[action], what)}
                  />
                </th>
              ))}
              <th scope="col" className={head}>
                {roleWords.all}
                <RightsBox {...editing} keys={keysOf(shown)} label={roleWords.allOf(what)} />
              </th>
            </tr>
          </thead>
          {groups.map(group => (
            <tbody key={group.id}>
              <tr className="bg-sunken">
                <th scope="rowgroup" className="px-2 py-1 text-left font-semibold">
                  {group.name}
                </th>
                {actions.map(action => (
                  <td key={action} className={cell}>
                    {keysOf(group.models, action).length > 0 && (
                      <RightsBox
                        {...editing}
                        keys={keysOf(group.models, action)}
                        label={roleWords.allOfColumn(actionText[action], roleWords.group(group.name))}
                      />
                    )}
                  </td>
                ))}
                <td className={cell}>
                  <RightsBox
                    {...editing}
                    keys={keysOf(group.models)}
                    label={roleWords.allOf(roleWords.group(group.name))}
                  />
                </td>
              </tr>
              {group.models.map(model => (
                <ModelRow key={model} {...editing} model={model} />
              ))}
            </tbody>
          ))}
        </table>
      )}
    </>
  )
}

const head =
  'sticky top-0 z-sticky border-line border-b bg-surface px-1 py-1 text-center font-medium text-12 text-ink-2 first:px-2 [&_label]:flex'
const cell = 'w-14 border-line border-b px-1 text-center max-sm:w-11 [&_label]:flex'

/** One model: its name, which opens to the sentences of its rights, and a box for each. */
function ModelRow({ model, ...editing }: RightsEditing & { model: Model }) {
  const sentences = actionsOf(model).map(action => [action, areas[model][action] ?? ''] as const)
  return (
    <tr className="hover:bg-hover">
      <th scope="row" className="border-line border-b px-2 py-1 text-left font-normal">
        <details className="group">
          <summary className="flex min-h-6 list-none items-center gap-1.5 rounded-1 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            <ChevronRight className="text-ink-3 group-open:rotate-90" />
            <span className="md:w-44 md:shrink-0">{areas[model].name}</span>
            <span className="line-clamp-1 text-12 text-ink-3 group-open:hidden max-md:hidden">{sentences[0]?.[1]}</span>
          </summary>
          <ul className="grid gap-0.5 pb-1 pl-6 text-12 text-ink-2">
            {sentences.map(([action, sentence]) => (
              <li key={action}>
                <b className="font-medium">{actionText[action]}:</b> {sentence}
              </li>
            ))}
          </ul>
        </details>
      </th>
      {actions.map(action => (
        <td key={action} className={cell}>
          {actionsOf(model).includes(action) && (
            <RightsBox
              {...editing}
              keys={[keyOf({ model, action })]}
              label={`${actionText[action]} ${areas[model].name}`}
              tip={tipOf(model, action, editing)}
            />
          )}
        </td>
      ))}
      <td className={cell}>
        {sentences.length > 1 && (
          <RightsBox {...editing} keys={keysOf([model])} label={roleWords.allOf(areas[model].name)} />
        )}
      </td>
    </tr>
  )
}

function tipOf(model: Model, action: Action, { held, readOnly }: RightsEditing): string {
  const sentence = areas[model][action] ?? ''
  return readOnly || held.has(keyOf({ model, action })) ? sentence : `${sentence} ${roleWords.notHeld}`
}
