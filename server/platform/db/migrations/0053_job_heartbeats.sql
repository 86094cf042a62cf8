-- The process of a running job increments the job's beat, so that other processes detect its death.
create table job_heartbeats (
  queue text not null,
  job_id uuid not null,
  beat bigint not null default 1,
  primary key (queue, job_id)
);
grant select, insert, update, delete on job_heartbeats to livery_platform;
