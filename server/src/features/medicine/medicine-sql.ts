/** The day in Vietnam, whose list it is, as SQL. */
export const vietnamTodaySql = `(now() at time zone 'Asia/Ho_Chi_Minh')::date`

/** The state of a row `d` of the national list, as SQL. */
export const medicineStateSql = `case when d.withdrawn_on is not null then 'withdrawn'
  when d.ends_on < ${vietnamTodaySql} then 'expired' else 'listed' end`

/** What a product tells of its place `d` in the national list, as a JSON object; null without one. */
export const medicineLinkSql = `case when d.id is not null then json_build_object('registrationNumber', d.registration_number, 'name', d.name,
  'state', ${medicineStateSql}, 'endsOn', d.ends_on, 'withdrawnOn', d.withdrawn_on, 'withdrawnReason', d.withdrawn_reason) end`

/** Whether something of `d` should be looked at again by who sells it. */
export const isFlaggedSql = `(d.withdrawn_on is not null or d.ends_on < ${vietnamTodaySql})`
