import { homeRoutes } from '@quay/contract/home/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { useBranchId } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { homeText } from '../../text/setting/home.ts'
import { Button } from '../../ui/button/button.tsx'
import { Link } from '../../ui/button/link.tsx'
import { Card } from '../../ui/page/card.tsx'
import { CardReading } from './card-reading.tsx'
import { type Task, tasksOf } from './tasks-of.tsx'

/** Rows shown before the person asks for the others. */
const atFirst = 8

/** What waits to be done, the most urgent first; a row at zero disappears. */
export function Tasks() {
  const branchId = useBranchId()
  const reading = useRoute(homeRoutes.tasks, { query: { branchId } }, { refreshEvery: 60_000 })
  return (
    <Card title={homeText.tasks} padded={false}>
      <CardReading reading={reading} lines={5}>
        {data => <TaskList tasks={byUrgency(tasksOf(data, branchId).filter(task => task.count > 0))} />}
      </CardReading>
    </Card>
  )
}

function TaskList({ tasks }: { tasks: readonly Task[] }) {
  const [all, setAll] = useState(false)
  if (tasks.length === 0) return <p className="px-4 pb-4 text-ink-2">{homeText.noTasks}</p>
  return (
    <>
      <ul>
        {(all ? tasks : tasks.slice(0, atFirst)).map(task => (
          <li key={task.id}>
            <Link
              to={task.to}
              className="ring-in flex min-h-9 items-center gap-3 border-line border-t px-4 hover:bg-hover"
            >
              <span className={task.tone}>{task.icon}</span>
              <span className="min-w-0 flex-1 truncate" title={task.text}>
                {task.text}
              </span>
              <b className={`font-semibold ${task.tone}`}>{formatNumber(task.count)}</b>
            </Link>
          </li>
        ))}
      </ul>
      {tasks.length > atFirst && (
        <div className="border-line border-t px-4 py-2">
          <Button variant="link" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? homeText.fewerTasks : homeText.moreTasks(tasks.length - atFirst)}
          </Button>
        </div>
      )}
    </>
  )
}

const urgency = ['text-danger-text', 'text-warning-text', 'text-ink-2']

/** What is over its day before what soon will be, and that before the rest; within each as they are written. */
const byUrgency = (tasks: Task[]): Task[] =>
  tasks.toSorted((one, other) => urgency.indexOf(one.tone) - urgency.indexOf(other.tone))
