-- What 0017 made others for. By itself: this is the one statement that nobody may read a client beside, and a file that
-- has other locks by then could wait for whoever waits for them.
drop index if exists clients_name_prefix, clients_email_prefix;
