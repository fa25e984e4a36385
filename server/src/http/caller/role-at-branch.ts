/**
 * The branches at which employee `e` holds a right, by the role they hold there; the right stands in two expressions.
 * For statements whose first parameter is the store.
 */
export const branchesWithRightSql = (model: string, action: string): string => `
  array(select eb.branch_id from employee_branch eb where eb.store_id = $1 and eb.employee_id = e.id and exists (
    select from role_permission p where p.store_id = $1 and p.role_id = coalesce(eb.role_id, e.role_id)
      and p.model = ${model} and (${action} is null or p.action = ${action})))`

/** Every role that employee `e` holds anywhere: their own and those at single branches. */
export const rolesHeldSql = `
  (select e.role_id union select eb.role_id from employee_branch eb
   where eb.store_id = $1 and eb.employee_id = e.id and eb.role_id is not null)`
